import type { RequestHandler } from 'express';
import { inLane, type Lane } from './lanes.js';

/** Which routes have connections of their own. */
const LANE_BY_PATH: readonly (readonly [RegExp, Lane])[] = [
  [/^\/api\/(?:payments|payouts|invoices\/pay|admin\/payments|admin\/reconciliation)(?:\/|$)/i, 'money'],
  [/^\/api\/(?:health|auth\/(?:login|admin\/login|logout|csrf))(?:\/|$)/i, 'entry'],
];

const laneOf = (path: string): Lane | undefined => LANE_BY_PATH.find(([pattern]) => pattern.test(path))?.[1];

/** Has everything that a request begins run in its path's lane; goes before whatever asks the database. */
export const laneOfPath = (): RequestHandler => (request, _response, next) => {
  const lane = laneOf(request.path);
  if (lane) inLane(lane, next);
  else next();
};
