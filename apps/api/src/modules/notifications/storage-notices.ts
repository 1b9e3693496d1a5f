import type { Notice } from './notice.js';

/** Nothing of a project: what staff hand on to whoever runs the product. */
export const stoppedSweepNotices = (adminIds: readonly string[]): Notice[] =>
  adminIds.map((userId) => ({
    userId,
    type: 'file_sweep_stopped',
    params: { project: '', side: 'client' },
    actionUrl: '/overview',
  }));
