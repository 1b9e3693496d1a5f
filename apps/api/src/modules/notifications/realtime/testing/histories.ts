import type { SignedInHeaders, TestApp } from '../../../../testing/index.js';
import { isFull } from '../../../../testing/sample.js';
import type { CaughtUpClient } from './caught-up.js';
import type { TwoProcesses } from './two-processes.js';

/** What may happen, and how many notices each brings. */
export const NOTICES = { notice: 1, both: 2, meanwhile: 4, read: 0, connect: 0, disconnect: 0, cut: 0 };
export type Act = keyof typeof NOTICES;
// To connect again takes a process a quarter of a second.
export const ACTS: readonly Act[] = [
  'notice',
  'notice',
  'both',
  'read',
  'connect',
  'meanwhile',
  'disconnect',
  isFull ? 'cut' : 'notice',
];

/** How it happens, at one of the processes. */
export const doingOf = (
  two: TwoProcesses,
  headers: SignedInHeaders,
): Record<Act, (process: TestApp, client: CaughtUpClient) => Promise<unknown>> => ({
  notice: (process) => two.tell(process, two.owner.id),
  both: () => Promise.all([two.tell(two.one, two.owner.id), two.tell(two.other, two.owner.id)]),
  // Told by a process while it still says hello.
  meanwhile: (process, client) =>
    Promise.all([client.connect(process), ...[1, 2, 3, 4].map(() => two.tell(process, two.owner.id))]),
  read: async (process) => process.http.put(`/api/users/${two.owner.id}/notifications/mark-all-read`).set(headers),
  connect: (process, client) => client.connect(process),
  disconnect: async (_process, client) => client.disconnect(),
  cut: () => two.cut(),
});
