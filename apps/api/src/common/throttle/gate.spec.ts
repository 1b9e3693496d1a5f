import { Gate } from './gate.js';

/** Work that is done when it is told so. */
class Works {
  readonly begun: string[] = [];
  private readonly ends = new Map<string, () => void>();

  readonly work = (name: string) => (): Promise<string> => {
    this.begun.push(name);
    return new Promise((resolve) => this.ends.set(name, () => resolve(name)));
  };

  end(name: string): void {
    this.ends.get(name)?.();
  }
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a gate', () => {
  it('lets so many in at once, and the others in the order in which they came', async () => {
    const gate = new Gate({ atOnce: 1, waiting: 2 });
    const works = new Works();
    const all = ['first', 'second', 'third'].map((name) => gate.run('ana', works.work(name)));

    await turn();
    expect(works.begun).toEqual(['first']);
    works.end('first');
    await all[0];
    await turn();
    await turn();
    expect(works.begun).toEqual(['first', 'second']);
    works.end('second');
    await all[1];
    await turn();
    await turn();
    works.end('third');

    expect(await all[2]).toBe('third');
  });

  it('refuses what is too many to wait, and nobody else', async () => {
    const gate = new Gate({ atOnce: 1, waiting: 0 });
    const works = new Works();
    const first = gate.run('ana', works.work('first'));

    await expect(gate.run('ana', works.work('second'))).rejects.toMatchObject({ code: 'request.too_many' });
    const others = gate.run('ben', works.work('other'));
    await turn();
    works.end('other');
    works.end('first');

    expect(await Promise.all([first, others])).toEqual(['first', 'other']);
  });

  it('lets the next one in after work that failed', async () => {
    const gate = new Gate({ atOnce: 1, waiting: 1 });
    const failing = gate.run('ana', () => Promise.reject(new Error('no')));
    const next = gate.run('ana', () => Promise.resolve('next'));

    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
  });
});
