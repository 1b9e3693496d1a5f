import type { ReactElement } from 'react';
import { pixelOf, type Frame } from './map-geometry.js';
import outlines from './state-outlines.json' with { type: 'json' };

export interface StateLinesProps {
  readonly frame: Frame;
}

/** Coasts and borders of the states: one path in degrees, put where the frame has them. */
export function StateLines({ frame }: StateLinesProps): ReactElement {
  const { perDegree, path } = outlines;
  const origin = pixelOf({ latitude: 0, longitude: 0 }, frame);
  const oneDegree = pixelOf({ latitude: -1, longitude: 1 }, frame);
  const [x, y] = [(oneDegree.x - origin.x) / perDegree, (oneDegree.y - origin.y) / perDegree];
  return <path className="states" d={path} transform={`matrix(${x} 0 0 ${y} ${origin.x} ${origin.y})`} />;
}
