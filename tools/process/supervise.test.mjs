import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { test } from 'node:test';
import { Supervisor } from './supervise.mjs';

/** A service whose crashes the test decides. */
function fakeService() {
  const events = new EventEmitter();
  let starts = 0;
  let failures = 0;
  /** @type {((how: string) => void) | undefined} */
  let end;
  return {
    events,
    get starts() {
      return starts;
    },
    failNext: (/** @type {number} */ count) => (failures = count),
    crash: (/** @type {string} */ how) => end?.(how),
    start: async () => {
      if (failures > 0) {
        failures -= 1;
        throw new Error('not yet');
      }
      starts += 1;
      const exited = new Promise((resolve) => (end = resolve));
      return { pid: 1000 + starts, exited, stop: async () => end?.('stopped') };
    },
  };
}

test('a crashed service is started again', async () => {
  const service = fakeService();
  const supervisor = new Supervisor(service.start, { restarted: () => service.events.emit('restarted') });
  await supervisor.begin();
  const restarted = once(service.events, 'restarted');
  service.crash('SIGKILL');
  await restarted;
  assert.equal(supervisor.pid, 1002);
  await supervisor.stop();
  assert.equal(supervisor.pid, null);
});

test('the wait doubles with each crash that follows soon', async () => {
  const service = fakeService();
  /** @type {number[]} */
  const delays = [];
  const supervisor = new Supervisor(service.start, {
    crashed: (_how, delay) => delays.push(delay),
    restarted: () => service.events.emit('restarted'),
  });
  await supervisor.begin();
  for (let crash = 0; crash < 3; crash += 1) {
    const restarted = once(service.events, 'restarted');
    service.crash('code 1');
    await restarted;
  }
  assert.deepEqual(delays, [100, 200, 400]);
  await supervisor.stop();
});

test('a restart that fails is tried again', async () => {
  const service = fakeService();
  /** @type {string[]} */
  const failures = [];
  const supervisor = new Supervisor(service.start, {
    failed: (error) => failures.push(error.message),
    restarted: () => service.events.emit('restarted'),
  });
  await supervisor.begin();
  service.failNext(2);
  const restarted = once(service.events, 'restarted');
  service.crash('code 1');
  await restarted;
  assert.deepEqual(failures, ['not yet', 'not yet']);
  await supervisor.stop();
});

test('the first failure is the caller’s', async () => {
  const service = fakeService();
  service.failNext(1);
  await assert.rejects(new Supervisor(service.start).begin(), /not yet/);
});

test('stopping is no crash', async () => {
  const service = fakeService();
  let crashes = 0;
  const supervisor = new Supervisor(service.start, { crashed: () => (crashes += 1) });
  await supervisor.begin();
  await supervisor.stop();
  assert.equal(crashes, 0);
  assert.equal(service.starts, 1);
});

test('stopping while it waits to restart ends the waiting', async () => {
  const service = fakeService();
  const supervisor = new Supervisor(service.start, { crashed: () => service.events.emit('crashed') });
  await supervisor.begin();
  const crashed = once(service.events, 'crashed');
  service.crash('code 1');
  await crashed;
  await supervisor.stop();
  assert.equal(service.starts, 1);
});

test('the process to end is told at each change', async () => {
  const service = fakeService();
  /** @type {(number | null)[]} */
  const pids = [];
  const supervisor = new Supervisor(service.start, {
    pid: (pid) => pids.push(pid),
    restarted: () => service.events.emit('restarted'),
  });
  await supervisor.begin();
  const restarted = once(service.events, 'restarted');
  service.crash('code 1');
  await restarted;
  await supervisor.stop();
  assert.deepEqual(pids, [1001, null, 1002, null]);
});

test('stopping during a start ends what that start brings up', async () => {
  /** @type {(running: import('./supervise.mjs').Running) => void} */
  let comeUp = () => {};
  let stopped = 0;
  let calledOff = false;
  const supervisor = new Supervisor((signal) => {
    signal.addEventListener('abort', () => (calledOff = true));
    return new Promise((resolve) => (comeUp = resolve));
  });
  const begun = supervisor.begin();
  const stop = supervisor.stop();
  /** @type {(how: string) => void} */
  let end = () => {};
  const exited = new Promise((resolve) => (end = resolve));
  comeUp({
    pid: 1,
    exited,
    stop: async () => {
      stopped += 1;
      end('stopped');
    },
  });
  await Promise.all([begun, stop]);
  assert.deepEqual([calledOff, stopped, supervisor.pid], [true, 1, null]);
});
