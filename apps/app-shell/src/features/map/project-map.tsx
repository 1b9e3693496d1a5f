import { useMapProjectsQuery, type MapProjectsApiArg, type ProjectMap as ProjectMapView } from '@cw/api-client';
import { Button, HouseIcon, LoadingState, Panel, Skeleton, styled, Typography } from '@cw/ui';
import { useMemo, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadError } from '../../lists/load-error.js';
import { cityNamesOf, type Box } from './city-names.js';
import { MapDots } from './map-dots.js';
import { clustersOf, frameAround, pixelOf, placesOf, type Pixel, type Place } from './map-geometry.js';
import { onOneGround } from './map-ground.js';
import { MapPlane } from './map-plane.js';
import { useElementSize } from './use-element-size.js';

const HEIGHT = 440;

/** The sign of one's own ZIP, in px under its middle. */
const HOME_BELOW = 36;
const homeBox = ({ x, y }: Pixel): Box => ({
  left: x - 42,
  right: x + 42,
  top: y + HOME_BELOW - 14,
  bottom: y + HOME_BELOW + 14,
});

const Ground = styled('div')(({ theme }) => ({
  position: 'relative',
  height: HEIGHT,
  overflow: 'hidden',
  borderRadius: 'inherit',
  backgroundColor: theme.vars.palette.background.paper,
  '& .home': {
    position: 'absolute',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    transform: 'translate(-50%, -50%)',
    padding: '0.125rem 0.375rem',
    border: `1.5px solid ${theme.vars.palette.text.primary}`,
    borderRadius: 3,
    backgroundColor: theme.vars.palette.background.paper,
    fontSize: '0.8125rem',
    fontWeight: 650,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
  '& .whole': { position: 'absolute', top: 12, right: 12, backgroundColor: theme.vars.palette.background.paper },
}));

const Notes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  padding: theme.spacing(1.25, 2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

export interface ProjectMapProps {
  /** The filters of the list. */
  readonly query: MapProjectsApiArg;
  /** The ZIP whose projects are listed; empty for all of them. */
  readonly chosen: string;
  readonly onChoose: (zip: string) => void;
}

interface DrawnProps extends ProjectMapProps {
  readonly map: ProjectMapView;
}

/** The places that one looks at closely, as far as they still are on the map. */
function useCloser(places: readonly Place[]) {
  const [zips, setZips] = useState<readonly string[]>([]);
  const closer = places.filter(({ zip }) => zips.includes(zip));
  return { closer, lookAt: setZips };
}

function Drawn({ map, query, chosen, onChoose }: DrawnProps): ReactElement {
  const { size, ref } = useElementSize();
  const places = useMemo(() => placesOf(map.items), [map.items]);
  const { closer, lookAt } = useCloser(places);
  const isClose = closer.length > 0;
  const frame = frameAround(isClose ? closer : [...places, ...(map.center === null ? [] : [map.center])], size);
  const home = map.center === null ? undefined : pixelOf(map.center, frame);
  const clusters = clustersOf(places, frame);
  const cities = cityNamesOf(clusters, frame, home === undefined ? [] : [homeBox(home)]);
  return (
    <Ground ref={ref}>
      <MapPlane frame={frame} center={map.center} radiusMiles={query.radiusMiles} cities={cities} />
      {home === undefined ? null : (
        <span className="home" style={{ left: home.x, top: home.y + HOME_BELOW }}>
          <HouseIcon size={16} />
          {query.zip}
        </span>
      )}
      <MapDots
        clusters={clusters}
        chosen={chosen}
        onChoose={onChoose}
        onLookCloser={(cluster) => lookAt(cluster.places.map(({ zip }) => zip))}
      />
      {isClose ? (
        <div className="whole">
          <Button size="small" onClick={() => lookAt([])}>
            <FormattedMessage id="projects.map.whole" />
          </Button>
        </div>
      ) : null}
    </Ground>
  );
}

function Content(props: ProjectMapProps): ReactElement {
  const { formatMessage } = useIntl();
  const { currentData: map, error, isFetching, refetch } = useMapProjectsQuery(props.query);
  if (map === undefined && error !== undefined && !isFetching) {
    return (
      <LoadError title={formatMessage({ id: 'projects.map.error' })} error={error} onRetry={() => void refetch()} />
    );
  }
  if (map === undefined) {
    return (
      <LoadingState text={formatMessage({ id: 'projects.map.loading' })}>
        <Skeleton height={`${HEIGHT}px`} />
      </LoadingState>
    );
  }
  if (map.items.length === 0) {
    return (
      <Typography variant="body2" sx={{ p: 2 }}>
        <FormattedMessage id="projects.map.empty" />
      </Typography>
    );
  }
  const ground = onOneGround(map);
  return (
    <>
      <Drawn {...props} map={ground.map} />
      <Notes>
        {ground.outside === 0 ? null : (
          <span>
            <FormattedMessage id="projects.map.outside" values={{ count: ground.outside }} />
          </span>
        )}
        {map.isWhole ? null : (
          <strong role="status">
            <FormattedMessage id="projects.map.partial" values={{ count: map.items.length }} />
          </strong>
        )}
        <span>
          <FormattedMessage id="projects.map.note" />
          {map.items.some(({ priority }) => priority === 'urgent') ? (
            <>
              {' '}
              <FormattedMessage id="projects.map.urgent" />
            </>
          ) : null}
        </span>
      </Notes>
    </>
  );
}

/** PROJ-07: open projects as dots at the middle of their ZIP codes; the list under it is its twin. */
export function ProjectMap(props: ProjectMapProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel flush label={formatMessage({ id: 'projects.map.label' })}>
      <Content {...props} />
    </Panel>
  );
}
