import { createOutbox, type OutboxOptions, type SendOutcome } from './outbox.js';
import { memoryStorage, type UnsentEntry } from './outbox-storage.js';

interface Letter extends UnsentEntry {
  readonly body: string;
}
type Outcome = SendOutcome<Letter, string>;

const USER = 'user-1';
const written = (clientId: string) => ({ clientId, body: clientId });
const arrived = ({ clientId }: Letter): Outcome => ({ kind: 'sent', arrived: clientId });
const refusal = (letter: Letter, fault: string): Outcome => ({ kind: 'refused', kept: { ...letter, fault } });

/** Letters leave one by one; the queue does its work in turns of its own. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

function anOutbox(options: Partial<OutboxOptions<Letter, string>> = {}) {
  const tried: string[] = [];
  const refused: string[] = [];
  const send = options.send ?? ((letter: Letter) => Promise.resolve(arrived(letter)));
  const outbox = createOutbox<Letter, string>({
    name: 'letters',
    userId: USER,
    storage: memoryStorage<Letter>(),
    onRefused: ({ clientId }) => refused.push(clientId),
    ...options,
    send: (letter, onProgress) => {
      tried.push(letter.clientId);
      return send(letter, onProgress);
    },
  });
  return { outbox, tried, refused };
}

describe('the outbox', () => {
  it('MSG-01 sends in order, and what arrived is heard before it is gone', async () => {
    const { outbox, tried } = anOutbox();
    const heard: [string, number][] = [];
    outbox.onSent((clientId) => heard.push([clientId, outbox.snapshot().entries.length]));

    await Promise.all(['a', 'b', 'c'].map((id) => outbox.add(written(id))));
    await settled();

    expect(tried).toEqual(['a', 'b', 'c']);
    expect(heard.map(([id]) => id)).toEqual(['a', 'b', 'c']);
    expect(heard.every(([, left]) => left > 0)).toBe(true);
    expect(outbox.snapshot().entries).toEqual([]);
  });

  it('MSG-01 keeps all in order while nobody answers, and sends each with its own id once somebody does', async () => {
    let isOnline = false;
    const send = (message: Letter): Promise<Outcome> =>
      Promise.resolve(isOnline ? arrived(message) : { kind: 'silence' });
    const { outbox, tried } = anOutbox({ send });
    for (const id of ['a', 'b', 'c']) await outbox.add(written(id));
    await settled();
    expect(outbox.snapshot()).toMatchObject({
      isStalled: true,
      entries: [{ body: 'a' }, { body: 'b' }, { body: 'c' }],
    });
    expect(new Set(tried)).toEqual(new Set(['a']));

    isOnline = true;
    tried.length = 0;
    outbox.wake();
    await settled();

    expect(tried).toEqual(['a', 'b', 'c']);
    expect(outbox.snapshot()).toMatchObject({ isStalled: false, entries: [] });
    outbox.close();
  });

  it('MSG-01 survives a reload: another page of the same device sends what the first one kept', async () => {
    const storage = memoryStorage<Letter>();
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
    const storage = memoryStorage<Letter>();
    let free: Promise<unknown> = Promise.resolve();
    const locks = {
      request: (_name: string, work: () => Promise<void>) => {
        free = free.then(work);
        return free;
      },
    } as unknown as LockManager;
    const slow = async (message: Letter): Promise<Outcome> => {
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
    const send = (message: Letter): Promise<Outcome> =>
      Promise.resolve(refuses && message.clientId === 'a' ? refusal(message, 'It is closed.') : arrived(message));
    const { outbox, tried, refused } = anOutbox({ send });
    for (const id of ['a', 'b']) await outbox.add(written(id));
    await settled();
    expect(refused).toEqual(['a']);
    expect(outbox.snapshot().entries).toMatchObject([{ clientId: 'a', fault: 'It is closed.' }]);

    refuses = false;
    await outbox.retry('a');
    await settled();
    expect(tried).toEqual(['a', 'b', 'a']);
    expect(outbox.snapshot().entries).toEqual([]);
  });

  it('gives up what its writer takes back', async () => {
    const { outbox, tried } = anOutbox({ send: (letter) => Promise.resolve(refusal(letter, 'No.')) });
    await outbox.add(written('a'));
    await settled();
    await outbox.discard('a');
    outbox.wake();
    await settled();
    expect(tried).toEqual(['a']);
    expect(outbox.snapshot().entries).toEqual([]);
  });

  it('does not keep again what its writer took back while it was on its way', async () => {
    let refuse: () => void = () => undefined;
    const send = (letter: Letter): Promise<Outcome> =>
      new Promise((resolve) => {
        refuse = () => resolve(refusal(letter, 'No.'));
      });
    const { outbox, refused } = anOutbox({ send });
    await outbox.add(written('a'));
    await settled();
    await outbox.discard('a');
    refuse();
    await settled();

    expect(outbox.snapshot().entries).toEqual([]);
    expect(refused).toEqual([]);
  });

  it('AUTH-04 sends nothing more once its person has gone: the next would go out in another’s session', async () => {
    let arrive: () => void = () => undefined;
    const send = (letter: Letter): Promise<Outcome> =>
      new Promise((resolve) => {
        arrive = () => resolve(arrived(letter));
      });
    const { outbox, tried } = anOutbox({ send });
    for (const id of ['a', 'b']) await outbox.add(written(id));
    await settled();
    outbox.close();
    arrive();
    await settled();

    expect(tried).toEqual(['a']);
    expect(outbox.snapshot().entries).toMatchObject([{ clientId: 'b' }]);
  });

  it('AUTH-04 forgets what its person takes back when they have gone', async () => {
    const channel = { postMessage: jest.fn() };
    const { outbox } = anOutbox({ channel, send: () => Promise.resolve({ kind: 'silence' }) });
    await outbox.add(written('a'));
    await settled();
    outbox.close();
    channel.postMessage.mockClear();

    await outbox.discard('a');

    expect(outbox.snapshot().entries).toEqual([]);
    // A channel that is closed takes no more words.
    expect(channel.postMessage).not.toHaveBeenCalled();
  });

  it('tells how much of one has left while it is on its way, and what is only remembered by this page', async () => {
    let isGone: () => void = () => undefined;
    const send = (letter: Letter, onProgress: (percent: number) => void): Promise<Outcome> =>
      new Promise((resolve) => {
        onProgress(40);
        isGone = () => resolve(arrived(letter));
      });
    const { outbox } = anOutbox({ send });
    await outbox.add(written('a'));
    await settled();

    expect(outbox.snapshot()).toMatchObject({ sendingId: 'a', percent: 40, unkept: new Set(['a']) });
    isGone();
    await settled();
    expect(outbox.snapshot()).toMatchObject({ sendingId: null, percent: null });
  });

  it('goes again with what its writer has changed about it', async () => {
    let answer: (letter: Letter) => Outcome = (letter) => refusal(letter, 'Which one?');
    const { outbox } = anOutbox({ send: (letter) => Promise.resolve(answer(letter)) });
    const heard: string[] = [];
    outbox.onSent((body) => heard.push(body));
    await outbox.add(written('a'));
    await settled();
    answer = ({ body }) => ({ kind: 'sent', arrived: body });
    await outbox.retry('a', { body: 'the second one' });
    await settled();

    expect(heard).toEqual(['the second one']);
  });
});
