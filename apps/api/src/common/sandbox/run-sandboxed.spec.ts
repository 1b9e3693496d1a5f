import { type ChildProcess, spawn } from 'node:child_process';
import { Logger } from '@nestjs/common';
import { runSandboxed } from './run-sandboxed.js';
import type { SandboxLimits } from './sandbox-limits.js';

const LIMITS: SandboxLimits = { hardMs: 60_000, heapMegabytes: 64, processMegabytes: 256, atOnce: 1, waiting: 5 };
const PROGRAM = { main: 'not started here', folder: '', packages: [] };

const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
beforeEach(() => logged.mockClear());
afterAll(() => logged.mockRestore());

/** A process that ends so, without an answer. */
const ending = (script: string) => (): ChildProcess =>
  spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
const endOf = (script: string) => runSandboxed(PROGRAM, { limits: LIMITS }, ending(script)).end;

describe('a process for a file that ends without an answer', () => {
  it.each([
    ['was killed from outside, as by a system that is out of memory', `process.kill(process.pid, 'SIGKILL')`],
    ['was told to end', `process.kill(process.pid, 'SIGTERM')`],
    ['could not load its program', `require('a package that is not installed')`],
    ['left as if it had nothing to do', `process.exit(0)`],
  ])('INT-05 is no fault of the file when it %s: it is told as busy, and logged', async (_, script) => {
    expect(await endOf(script)).toEqual({ failed: 'busy' });
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('INT-05 is no fault of the file when the product itself ends it, as it does when it is stopped', async () => {
    const { end, stop } = runSandboxed(PROGRAM, { limits: LIMITS }, ending('setInterval(() => undefined, 1000)'));
    stop();
    expect(await end).toEqual({ failed: 'busy' });
  });

  it.each([
    ['a heap that is full', 'process.abort()', 'too_long'],
    ['its own watch over its memory', `process.kill(process.pid, 'SIGVTALRM')`, 'too_long'],
    ['a program that the file broke', `process.kill(process.pid, 'SIGSEGV')`, 'damaged'],
    ['work that threw', 'process.exit(65)', 'damaged'],
  ])('PROJ-08 is the file’s when it ends by %s', async (_, script, failed) => {
    expect(await endOf(script)).toEqual({ failed });
    expect(logged).not.toHaveBeenCalled();
  });
});
