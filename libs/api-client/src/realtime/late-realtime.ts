import type { Realtime, RealtimeOptions } from './realtime.js';

/** How a connection is made; no first paint needs its library. */
export type LoadRealtime = () => Promise<(options: RealtimeOptions) => Realtime>;

const loadRealtime: LoadRealtime = async () => (await import('./realtime.js')).createRealtime;

/** Calls back when the page has come to rest. */
export type AtRest = (work: () => void) => void;

export interface LateRealtimeOptions {
  readonly load?: LoadRealtime;
  /** When its library is asked for; as soon as the connection is, without it. */
  readonly atRest?: AtRest;
}

const atOnce: AtRest = (work) => work();

/** What stands until it is taken back; `adopt` does all of it on the connection that has come. */
function createStanding() {
  const asked = new Set<Standing>();
  let realtime: Realtime | undefined;
  return {
    adopt: (arrived: Realtime): void => {
      realtime = arrived;
      for (const one of asked) one.end = one.begin(arrived);
    },
    stand: (begin: Standing['begin']): (() => void) => {
      const one: Standing = { begin, ...(realtime && { end: begin(realtime) }) };
      asked.add(one);
      return () => {
        asked.delete(one);
        one.end?.();
      };
    },
  };
}

/** Something asked for that stands until it is taken back, before and after the connection can be made. */
interface Standing {
  readonly begin: (realtime: Realtime) => () => void;
  end?: () => void;
}

/**
 * A connection whose library arrives after it is opened: it is fetched when the page has come to rest, until when the
 * connection is called off. What was asked for before is done then; typing before then is told to nobody, as without a
 * network. A library that does not arrive is fetched again on `wake`.
 */
export function createLateRealtime(options: RealtimeOptions, late: LateRealtimeOptions = {}): Realtime {
  const { load = loadRealtime, atRest = atOnce } = late;
  const { adopt: adoptStanding, stand } = createStanding();
  let presence: Parameters<Realtime['setPresence']>[0] | undefined;
  let realtime: Realtime | undefined;
  let isOpen = false;
  let isLoading = false;

  function adopt(arrived: Realtime): void {
    realtime = arrived;
    adoptStanding(arrived);
    if (presence !== undefined) arrived.setPresence(presence);
    if (isOpen) arrived.open();
  }

  async function fetchLibrary(): Promise<void> {
    if (realtime !== undefined || isLoading || !isOpen) return;
    isLoading = true;
    options.onState('connecting');
    try {
      const create = await load();
      adopt(create(options));
    } catch (error) {
      options.log(`realtime: ${String(error)}`);
      if (isOpen) options.onState('stopped');
    } finally {
      isLoading = false;
    }
  }

  return {
    listen: (event, listener) => stand((arrived) => arrived.listen(event, listener)),
    followProject: (projectId) => stand((arrived) => arrived.followProject(projectId)),
    setPresence: (next) => {
      presence = next;
      realtime?.setPresence(next);
    },
    setTyping: (isTyping, typing) => realtime?.setTyping(isTyping, typing),
    wake: () => {
      if (realtime !== undefined) realtime.wake();
      else void fetchLibrary();
    },
    open: () => {
      isOpen = true;
      if (realtime === undefined) atRest(() => void fetchLibrary());
      else realtime.open();
    },
    close: () => {
      isOpen = false;
      if (realtime === undefined) options.onState('off');
      else realtime.close();
    },
  };
}
