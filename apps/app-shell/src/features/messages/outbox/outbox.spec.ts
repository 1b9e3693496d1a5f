import type { MessageView } from '@cw/domain';
import { aMessage, CONVERSATION_ID } from '../../../testing/messages.js';
import { createOutbox, type OutboxOptions, type SendOutcome } from './outbox.js';
import { memoryStorage, type UnsentMessage } from './outbox-storage.js';

const USER = 'user-1';
const written = (clientId: string) => ({
  clientId,
  conversationId: CONVERSATION_ID,
  body: clientId,
  reply: null,
  files: [],
});
const arrived = ({ clientId }: UnsentMessage): SendOutcome => ({ kind: 'sent', message: aMessage({ clientId }) });

/** Messages leave one by one; the queue does its work in turns of its own. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

function anOutbox(options: Partial<OutboxOptions> = {}) {
  const tried: string[] = [];
  const refused: string[] = [];
  const send = options.send ?? ((message: UnsentMessage) => Promise.resolve(arrived(message)));
  const outbox = createOutbox({
    userId: USER,
    storage: memoryStorage(),
    onRefused: ({ clientId }) => refused.push(clientId),
    ...options,
    send: (message) => {
      tried.push(message.clientId);
      return send(message);
    },
  });
  return { outbox, tried, refused };
}

describe('the outbox', () => {
  it('MSG-01 sends in order, and what arrived is heard before it is gone', async () => {
    const { outbox, tried } = anOutbox();
    const heard: [string, number][] = [];
    outbox.onSent(({ clientId }: MessageView) => heard.push([clientId, outbox.snapshot().messages.length]));

    await Promise.all(['a', 'b', 'c'].map((id) => outbox.add(written(id))));
    await settled();

    expect(tried).toEqual(['a', 'b', 'c']);
    expect(heard.map(([id]) => id)).toEqual(['a', 'b', 'c']);
    expect(heard.every(([, left]) => left > 0)).toBe(true);
    expect(outbox.snapshot().messages).toEqual([]);
  });

  it('MSG-01 keeps all in order while nobody answers, and sends each with its own id once somebody does', async () => {
    let isOnline = false;
    const send = (message: UnsentMessage): Promise<SendOutcome> =>
      Promise.resolve(isOnline ? arrived(message) : { kind: 'silence' });
    const { outbox, tried } = anOutbox({ send });
    for (const id of ['a', 'b', 'c']) await outbox.add(written(id));
    await settled();
    expect(outbox.snapshot()).toMatchObject({
      isStalled: true,
      messages: [{ body: 'a' }, { body: 'b' }, { body: 'c' }],
    });
    expect(new Set(tried)).toEqual(new Set(['a']));

    isOnline = true;
    tried.length = 0;
    outbox.wake();
    await settled();

    expect(tried).toEqual(['a', 'b', 'c']);
    expect(outbox.snapshot()).toMatchObject({ isStalled: false, messages: [] });
    outbox.close();
  });

  it('MSG-01 survives a reload: another page of the same device sends what the first one kept', async () => {
    const storage = memoryStorage();
    const first = anOutbox({ storage, send: () => Promise.resolve({ kind: 'silence' }) });
    await first.outbox.add(written('a'));
    await settled();
    first.outbox.close();

    const second = anOutbox({ storage });
    second.outbox.wake();
    await settled();

    expect(second.tried).toEqual(['a']);
    expect(await storage.all(USER)).toEqual([]);
  });

  it('MSG-01 two tabs of one device do not send twice', async () => {
    const storage = memoryStorage();
    let free: Promise<unknown> = Promise.resolve();
    const locks = {
      request: (_name: string, work: () => Promise<void>) => {
        free = free.then(work);
        return free;
      },
    } as unknown as LockManager;
    const slow = async (message: UnsentMessage): Promise<SendOutcome> => {
      await Promise.resolve();
      return arrived(message);
    };
    const [one, two] = [anOutbox({ storage, locks, send: slow }), anOutbox({ storage, locks, send: slow })];
    await one.outbox.add(written('a'));
    two.outbox.wake();
    await two.outbox.add(written('b'));
    one.outbox.wake();
    await settled();
    await settled();

    expect([...one.tried, ...two.tried].toSorted()).toEqual(['a', 'b']);
  });

  it('MSG-01 a refused one stays with its reason and stops nothing; it goes again when its writer says so', async () => {
    let refuses = true;
    const send = (message: UnsentMessage): Promise<SendOutcome> =>
      Promise.resolve(
        refuses && message.clientId === 'a' ? { kind: 'refused', fault: 'It is closed.' } : arrived(message),
      );
    const { outbox, tried, refused } = anOutbox({ send });
    for (const id of ['a', 'b']) await outbox.add(written(id));
    await settled();
    expect(refused).toEqual(['a']);
    expect(outbox.snapshot().messages).toMatchObject([{ clientId: 'a', fault: 'It is closed.' }]);

    refuses = false;
    await outbox.retry('a');
    await settled();
    expect(tried).toEqual(['a', 'b', 'a']);
    expect(outbox.snapshot().messages).toEqual([]);
  });

  it('gives up what its writer takes back', async () => {
    const { outbox, tried } = anOutbox({ send: () => Promise.resolve({ kind: 'refused', fault: 'No.' }) });
    await outbox.add(written('a'));
    await settled();
    await outbox.discard('a');
    outbox.wake();
    await settled();
    expect(tried).toEqual(['a']);
    expect(outbox.snapshot().messages).toEqual([]);
  });
});
