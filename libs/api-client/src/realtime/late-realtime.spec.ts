import { createLateRealtime, type AtRest, type LoadRealtime } from './late-realtime.js';
import type { Realtime, RealtimeOptions } from './realtime.js';

/** A connection that notes what it is told. */
function aConnection() {
  const told: string[] = [];
  const note =
    (what: string) =>
    (...args: readonly unknown[]): void =>
      void told.push([what, ...args.filter((arg) => typeof arg === 'string')].join(' '));
  const realtime: Realtime = {
    listen: (event) => {
      note('listen')(event);
      return () => note('deaf')(event);
    },
    followProject: (projectId) => {
      note('follow')(projectId);
      return () => note('leave')(projectId);
    },
    setPresence: note('presence'),
    setTyping: note('typing'),
    wake: note('wake'),
    open: note('open'),
    close: note('close'),
  };
  return { realtime, told };
}

function late(when: { readonly atRest?: AtRest } = {}) {
  const { realtime, told } = aConnection();
  const states: string[] = [];
  const options: RealtimeOptions = {
    origin: 'http://localhost',
    userId: 'user-1',
    onState: (state) => states.push(state),
    onConnected: () => undefined,
    log: () => undefined,
  };
  const downloads: { come: () => void; fail: () => void }[] = [];
  const load: LoadRealtime = () =>
    new Promise((resolve, reject) => {
      downloads.push({ come: () => resolve(() => realtime), fail: () => reject(new Error('gone')) });
    });
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  return { connection: createLateRealtime(options, { load, ...when }), told, states, downloads, settled };
}

describe('a connection whose library comes late', () => {
  it('RT-01 does what was asked for before, in that order, and opens', async () => {
    const { connection, told, states, downloads, settled } = late();
    connection.open();
    connection.followProject('project-1');
    const stop = connection.listen('new_bid', () => undefined);
    connection.listen('new_message', () => undefined);
    connection.setPresence('away');
    stop();

    downloads[0]?.come();
    await settled();

    expect(states).toEqual(['connecting']);
    expect(told).toEqual(['follow project-1', 'listen new_message', 'presence away', 'open']);
  });

  it('AREA-14 is off until the page has come to rest', async () => {
    let rest: () => void = () => undefined;
    const { connection, told, states, downloads, settled } = late({ atRest: (work) => (rest = work) });
    connection.open();
    connection.setPresence('away');
    expect(downloads).toHaveLength(0);
    expect(states).toEqual([]);

    rest();
    downloads[0]?.come();
    await settled();

    expect(states).toEqual(['connecting']);
    expect(told).toEqual(['presence away', 'open']);
  });

  it('is not made any more for a page that was closed before it came to rest', async () => {
    let rest: () => void = () => undefined;
    const { connection, states, downloads, settled } = late({ atRest: (work) => (rest = work) });
    connection.open();
    connection.close();

    rest();
    await settled();

    expect(downloads).toHaveLength(0);
    expect(states).toEqual(['off']);
  });

  it('RT-05 does not wait for rest where its reader acts', () => {
    const { connection, downloads } = late({ atRest: () => undefined });
    connection.open();

    connection.wake();

    expect(downloads).toHaveLength(1);
  });

  it('takes back what stood before and what came after', async () => {
    const { connection, told, downloads, settled } = late();
    connection.open();
    const leave = connection.followProject('project-1');
    downloads[0]?.come();
    await settled();
    const deaf = connection.listen('new_bid', () => undefined);

    leave();
    deaf();

    expect(told).toEqual(['follow project-1', 'open', 'listen new_bid', 'leave project-1', 'deaf new_bid']);
  });

  it('stays closed when it was closed before its library came', async () => {
    const { connection, told, states, downloads, settled } = late();
    connection.open();
    connection.close();
    downloads[0]?.come();
    await settled();

    expect(states).toEqual(['connecting', 'off']);
    expect(told).toEqual([]);
  });

  it('RT-05 fetches a library that did not come again when the page wakes', async () => {
    const { connection, told, states, downloads, settled } = late();
    connection.open();
    downloads[0]?.fail();
    await settled();
    expect(states).toEqual(['connecting', 'stopped']);

    connection.wake();
    connection.wake();
    downloads[1]?.come();
    await settled();

    expect(downloads).toHaveLength(2);
    expect(told).toEqual(['open']);
  });
});
