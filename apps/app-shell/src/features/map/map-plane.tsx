import type { MapPlace } from '@cw/api-client';
import { styled } from '@cw/ui';
import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CityName } from './city-names.js';
import { pixelOf, ringNameAt, ringsOf, scaleOf, type Frame, type Pixel } from './map-geometry.js';
import type { StateLinesProps } from './state-lines.js';

const NoLines = (): null => null;
/** The outlines weigh more than all the rest; without them the map still says where the dots are. */
const StateLines = lazy(async (): Promise<{ readonly default: ComponentType<StateLinesProps> }> => {
  try {
    return { default: (await import('./state-lines.js')).StateLines };
  } catch {
    return { default: NoLines };
  }
});

/** Of the drawn grid, in px. */
const GRID = 72;

const Drawing = styled('svg')(({ theme }) => {
  const { divider, text, primary, lineStrong } = theme.vars.palette;
  return {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    '& .grid': { stroke: divider, strokeWidth: 1, opacity: 0.7 },
    '& .states': {
      fill: 'none',
      stroke: lineStrong,
      strokeWidth: 1.25,
      strokeLinejoin: 'round',
      opacity: 0.6,
      vectorEffect: 'non-scaling-stroke',
    },
    '& .ring': { fill: 'none', stroke: lineStrong, strokeWidth: 1.25, strokeDasharray: '5 5' },
    '& .asked': {
      fill: primary.soft,
      fillOpacity: 0.5,
      stroke: primary.main,
      strokeDasharray: 'none',
      strokeWidth: 1.5,
    },
    '& .scale': { stroke: text.primary, strokeWidth: 1.5, fill: 'none' },
    '& text': { fill: text.secondary, fontSize: '0.75rem', fontWeight: 600 },
    '& .city': { fill: text.primary },
    '& .ringName, & .city': { paintOrder: 'stroke', stroke: theme.vars.palette.background.paper, strokeWidth: 4 },
  };
});

const lines = (length: number): readonly number[] =>
  Array.from({ length: Math.floor(length / GRID) }, (_, index) => (index + 1) * GRID);

function Grid({ frame: { size } }: { readonly frame: Frame }): ReactElement {
  return (
    <g className="grid">
      {lines(size.width).map((x) => (
        <path key={`x${x}`} d={`M${x} 0V${size.height}`} />
      ))}
      {lines(size.height).map((y) => (
        <path key={`y${y}`} d={`M0 ${y}H${size.width}`} />
      ))}
    </g>
  );
}

function Miles({ miles }: { readonly miles: number }): ReactElement {
  return <FormattedMessage id="projects.map.miles" values={{ miles }} />;
}

interface RingProps {
  readonly miles: number;
  readonly middle: Pixel;
  readonly frame: Frame;
}

/** One round distance, named where the name has room. */
function Ring({ miles, middle, frame }: RingProps): ReactElement {
  const radius = miles / frame.milesPerPixel;
  const name = ringNameAt(middle, radius, frame.size);
  return (
    <g>
      <circle className="ring" cx={middle.x} cy={middle.y} r={radius} />
      {name === undefined ? null : (
        <text className="ringName" x={name.x} y={name.y + 4} textAnchor="middle">
          <Miles miles={miles} />
        </text>
      )}
    </g>
  );
}

/** A dimension line with slashes at its ends, as on a plan sheet. */
function Scale({ frame }: { readonly frame: Frame }): ReactElement {
  const miles = scaleOf(frame);
  const length = miles / frame.milesPerPixel;
  const y = frame.size.height - 16;
  return (
    <g>
      <path className="scale" d={`M16 ${y}h${length}M12 ${y + 5}l8-10M${12 + length} ${y + 5}l8-10`} />
      <text x={24 + length} y={y + 4}>
        <Miles miles={miles} />
      </text>
    </g>
  );
}

export interface MapPlaneProps {
  readonly frame: Frame;
  readonly center: MapPlace | null;
  /** The distance that was asked for, in miles. */
  readonly radiusMiles: number | undefined;
  /** Of the dots. */
  readonly cities: readonly CityName[];
}

/** The ground: a grid, the states, distances around the ZIP that was asked for, a scale. What it shows is said by the dots and the list. */
export function MapPlane({ frame, center, radiusMiles, cities }: MapPlaneProps): ReactElement {
  const middle = center === null ? undefined : pixelOf(center, frame);
  return (
    <Drawing aria-hidden viewBox={`0 0 ${frame.size.width} ${frame.size.height}`}>
      <Grid frame={frame} />
      <Suspense fallback={null}>
        <StateLines frame={frame} />
      </Suspense>
      {middle === undefined ? null : (
        <>
          {radiusMiles === undefined ? null : (
            <circle className="ring asked" cx={middle.x} cy={middle.y} r={radiusMiles / frame.milesPerPixel} />
          )}
          {ringsOf(frame).map((miles) => (
            <Ring key={miles} miles={miles} middle={middle} frame={frame} />
          ))}
        </>
      )}
      {cities.map(({ name, x, y, anchor }) => (
        <text key={`${name} ${x} ${y}`} className="city" x={x} y={y + 4} textAnchor={anchor}>
          {name}
        </text>
      ))}
      <Scale frame={frame} />
    </Drawing>
  );
}
