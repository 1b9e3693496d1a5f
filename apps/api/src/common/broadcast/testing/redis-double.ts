import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface RedisDouble {
  readonly url: string;
  close(): Promise<void>;
}

const LINE = '\r\n';
const bulk = (text: string): string => `$${Buffer.byteLength(text)}${LINE}${text}${LINE}`;
const array = (...parts: readonly string[]): string => `*${parts.length}${LINE}${parts.join('')}`;

/** The first whole command of what has come, and where the next begins. */
function commandIn(text: Buffer): { words: string[]; end: number } | undefined {
  const words: string[] = [];
  const lineAt = (from: number): number => text.indexOf(LINE, from);
  let at = lineAt(0);
  if (at < 0) return undefined;
  const count = Number(text.toString('utf8', 1, at));
  at += LINE.length;
  for (let index = 0; index < count; index += 1) {
    const end = lineAt(at);
    if (end < 0) return undefined;
    const length = Number(text.toString('utf8', at + 1, end));
    const begin = end + LINE.length;
    if (text.length < begin + length + LINE.length) return undefined;
    words.push(text.toString('utf8', begin, begin + length));
    at = begin + length + LINE.length;
  }
  return { words, end: at };
}

/** As much of Redis as the broadcast needs: channels, and a connection that is cut. */
export async function startRedisDouble(): Promise<RedisDouble> {
  const all = new Set<Socket>();
  const subscribers = new Map<Socket, Set<string>>();

  const publish = (channel: string, text: string): string => {
    const hearing = [...subscribers].filter(([, channels]) => channels.has(channel));
    for (const [socket] of hearing) socket.write(array(bulk('message'), bulk(channel), bulk(text)));
    return `:${hearing.length}${LINE}`;
  };
  const subscribe = (socket: Socket, channel: string): string => {
    subscribers.set(socket, (subscribers.get(socket) ?? new Set()).add(channel));
    return array(bulk('subscribe'), bulk(channel), `:1${LINE}`);
  };
  const kill = (): string => {
    for (const socket of subscribers.keys()) socket.destroy();
    return `:1${LINE}`;
  };
  const answer = (socket: Socket, [name = '', first = '', second = '']: readonly string[]): string => {
    const answers: Record<string, () => string> = {
      info: () => bulk(`redis_version:7.0.0${LINE}loading:0`),
      ping: () => `+PONG${LINE}`,
      publish: () => publish(first, second),
      subscribe: () => subscribe(socket, first),
      client: () => (first.toLowerCase() === 'kill' ? kill() : `+OK${LINE}`),
    };
    return answers[name.toLowerCase()]?.() ?? `-ERR unknown command${LINE}`;
  };

  const server = createServer((socket) => {
    let rest = Buffer.alloc(0);
    all.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      all.delete(socket);
      subscribers.delete(socket);
    });
    socket.on('data', (data) => {
      rest = Buffer.concat([rest, data]);
      for (let command = commandIn(rest); command; command = commandIn(rest)) {
        rest = rest.subarray(command.end);
        socket.write(answer(socket, command.words));
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of all) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
