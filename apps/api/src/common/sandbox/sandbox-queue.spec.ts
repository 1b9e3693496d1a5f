import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { runSandboxed } from './run-sandboxed.js';
import type { SandboxLimits } from './sandbox-limits.js';
import { SandboxQueue } from './sandbox-queue.js';

const LIMITS: SandboxLimits = { hardMs: 30_000, heapMegabytes: 64, processMegabytes: 256, atOnce: 1, waiting: 5 };
const FOLDER = join(import.meta.dirname, '../document-safety');
/** Node refuses to start a program of such a name at once. */
const UNSTARTABLE = { main: join(FOLDER, 'a\0b'), folder: FOLDER, packages: [] };

describe('a process that cannot be started', () => {
  const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  beforeEach(() => logged.mockClear());
  afterAll(() => logged.mockRestore());

  it('INT-05 is no fault of the file, is logged, and leaves its place to the next', async () => {
    const queue = new SandboxQueue(UNSTARTABLE, LIMITS);
    const ends = await Promise.all([1, 2, 3].map(async () => queue.run({ limits: LIMITS })));
    expect(ends).toEqual([{ failed: 'busy' }, { failed: 'busy' }, { failed: 'busy' }]);
    expect(logged).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['is not there', (): ChildProcess => spawn('/nowhere/node', { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })],
    ['has no way to be spoken to, as when the system has no more handles', withoutHandles],
  ])('INT-05 is told as busy and logged when its program %s', async (_, begin) => {
    expect(await runSandboxed(UNSTARTABLE, { limits: LIMITS }, begin).end).toEqual({ failed: 'busy' });
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

/** What Node gives when the system has no more handles: it says so a little later, and hears nothing until then. */
function withoutHandles(): ChildProcess {
  const child = spawn('/nowhere/node');
  Reflect.set(child, 'send', undefined);
  return child;
}
