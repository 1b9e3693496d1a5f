import { lazy } from 'react';

/** The map arrives when it is asked for. */
export const ProjectMap = lazy(async () => ({ default: (await import('./project-map.js')).ProjectMap }));
