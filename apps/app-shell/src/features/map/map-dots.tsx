import { styled } from '@cw/ui';
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { nextBy, type Cluster } from './map-geometry.js';

const Dot = styled('button')(({ theme }) => {
  const { primary, warning, background, focus } = theme.vars.palette;
  return {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    minWidth: 32,
    height: 32,
    padding: '0 0.25rem',
    transform: 'translate(-50%, -50%)',
    border: `2px solid ${background.paper}`,
    borderRadius: 16,
    backgroundColor: primary.main,
    color: primary.contrastText,
    font: 'inherit',
    fontSize: '0.875rem',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    // What a finger may miss by still counts.
    '&::after': { content: '""', position: 'absolute', inset: -6, borderRadius: '50%' },
    '&[data-urgent="true"]': { backgroundColor: warning.main, color: warning.contrastText },
    '&[data-many="true"]': { borderRadius: 5, outline: `2px solid ${primary.main}`, outlineOffset: 1 },
    '&[data-many="true"][data-urgent="true"]': { outlineColor: warning.main },
    '&[aria-pressed="true"]': { zIndex: 1, boxShadow: `0 0 0 4px ${background.paper}, 0 0 0 7px ${focus}` },
    '&:hover': { filter: 'brightness(1.12)' },
    '&:focus-visible': { zIndex: 2, outline: `3px solid ${focus}`, outlineOffset: 3 },
  };
});

export interface MapDotsProps {
  readonly clusters: readonly Cluster[];
  /** The ZIP whose projects are listed. */
  readonly chosen: string;
  readonly onChoose: (zip: string) => void;
  /** Several ZIP codes under one dot. */
  readonly onLookCloser: (cluster: Cluster) => void;
}

const keyOf = ({ places }: Cluster): string => places[0]?.zip ?? '';

function useDotName(): (cluster: Cluster) => string {
  const { formatMessage } = useIntl();
  return ({ places, count, urgent }) => {
    const [first] = places;
    if (places.length > 1) return formatMessage({ id: 'projects.map.cluster' }, { places: places.length, count });
    const id = urgent > 0 ? 'projects.map.dot_urgent' : 'projects.map.dot';
    return formatMessage({ id }, { zip: first?.zip ?? '', count, urgent });
  };
}

/** The dots: one stop for the tab key, arrow keys from dot to dot. */
export function MapDots({ clusters, chosen, onChoose, onLookCloser }: MapDotsProps): ReactElement {
  const nameOf = useDotName();
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const [stop, setStop] = useState(0);
  const reachable = Math.min(stop, clusters.length - 1);
  const onKeyDown = (event: KeyboardEvent, from: Cluster): void => {
    const next = nextBy(event.key, from, clusters);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    buttons.current.get(next)?.focus();
  };
  return (
    <>
      {clusters.map((cluster, index) => {
        const { x, y, count, urgent, places } = cluster;
        const isMany = places.length > 1;
        const isChosen = places.some(({ zip }) => zip === chosen);
        return (
          <Dot
            key={keyOf(cluster)}
            ref={(button) => {
              if (button === null) buttons.current.delete(index);
              else buttons.current.set(index, button);
            }}
            type="button"
            style={{ left: x, top: y }}
            tabIndex={index === reachable ? 0 : -1}
            aria-label={nameOf(cluster)}
            aria-pressed={isMany && !isChosen ? undefined : isChosen}
            data-urgent={urgent > 0}
            data-many={isMany}
            onFocus={() => setStop(index)}
            onKeyDown={(event) => onKeyDown(event, cluster)}
            onClick={() => (isMany ? onLookCloser(cluster) : onChoose(isChosen ? '' : keyOf(cluster)))}
          >
            {count}
          </Dot>
        );
      })}
    </>
  );
}
