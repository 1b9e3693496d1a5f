import { lazy } from 'react';
import { announceFailure } from '../../app/routes/load-page.js';

/** The map arrives when it is asked for. */
export const ProjectMap = lazy(async () => ({
  default: (await announceFailure(() => import('./project-map.js'))).ProjectMap,
}));
