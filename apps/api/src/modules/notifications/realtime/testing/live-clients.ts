import type { ClientToServerEvents, ServerToClientEvents } from '@cw/domain';
import { io, type Socket } from 'socket.io-client';
import { Broadcast } from '../../../../common/broadcast/broadcast.js';
import { newId } from '../../../../common/ids.js';
import { LiveNews } from '../../../../common/realtime/live-news.js';
import type { TestApp } from '../../../../testing/index.js';
import { OwnPresence } from '../own-presence.js';
import { Presences } from '../presences.js';

export type Client = Socket<ServerToClientEvents, ClientToServerEvents>;
export type Transport = 'websocket' | 'polling';

/** Not connected yet; closed by whoever asked for it. */
export const clientAt = (
  process: Pick<TestApp, 'url'>,
  extraHeaders: Record<string, string>,
  transport: Transport = 'websocket',
): Client => io(process.url, { transports: [transport], extraHeaders, forceNew: true, reconnection: false });

export function next<E extends keyof ServerToClientEvents>(
  socket: Client,
  event: E,
): Promise<Parameters<ServerToClientEvents[E]>[0]> {
  const plain: Socket = socket;
  return new Promise((resolve) => plain.once(String(event), resolve));
}

const TOPIC = 'spec.settled';
const AGAIN_MS = 500;
const ears = new WeakMap<Broadcast, Map<string, () => void>>();

/** Resolves once a process has heard everything that was said to all before this. */
function hears(process: TestApp, token: string): Promise<void> {
  const broadcast = process.app.get(Broadcast);
  const waiting = ears.get(broadcast) ?? new Map<string, () => void>();
  if (!ears.has(broadcast)) broadcast.listen(TOPIC, (payload) => waiting.get(JSON.stringify(payload))?.());
  ears.set(broadcast, waiting);
  return new Promise((resolve) => waiting.set(JSON.stringify({ token }), resolve));
}

/** Whatever has been said so far is on its way to the screens of these processes. */
export async function settled(...processes: readonly TestApp[]): Promise<void> {
  for (const { app } of processes) await app.get(OwnPresence, { strict: false }).settled();
  const token = newId();
  const heard = Promise.all(processes.map((process) => hears(process, token)));
  const say = (): void => void processes[0]?.app.get(Broadcast).send(TOPIC, { token });
  say();
  // A process that hears nothing now will once it has connected again.
  const again = setInterval(say, AGAIN_MS);
  await heard;
  clearInterval(again);
  for (const { app } of processes) {
    await app.get(LiveNews).inTurn(() => Promise.resolve());
    await app.get(Presences, { strict: false }).inTurn(() => Promise.resolve());
  }
}

/** What a socket hears, and a way to know that all that was said so far has arrived. */
export function record(
  socket: Client,
  ...processes: readonly TestApp[]
): { heard: [string, unknown][]; settle: () => Promise<void>; of: (event: string) => unknown[]; forget: () => void } {
  const heard: [string, unknown][] = [];
  socket.onAny((name: string, payload: unknown) => heard.push([name, payload]));
  return {
    heard,
    of: (event) => heard.flatMap(([name, payload]) => (name === event ? [payload] : [])),
    forget: () => void heard.splice(0),
    settle: async () => {
      await settled(...processes);
      await socket.emitWithAck('leave_project', newId());
    },
  };
}
