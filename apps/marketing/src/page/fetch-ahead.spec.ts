import { fetchAhead } from './fetch-ahead.js';

const UI = {
  metaData: { remoteEntry: { name: 'remoteEntry.1.js' } },
  exposes: [
    { name: 'charts', assets: { js: { sync: ['charts.js'] } } },
    { name: 'frame', assets: { js: { sync: ['shared.js', 'frame.js'] } } },
  ],
};
const DOMAIN = { metaData: { remoteEntry: { name: 'remoteEntry.2.js' } }, exposes: [] };

const asked = jest.fn<Promise<unknown>, [string, RequestInit]>();
/** Answers by address; every other address answers a script. */
function answerWith(answers: Readonly<Record<string, () => Promise<unknown>>>): void {
  asked.mockImplementation(
    async (address) =>
      answers[address]?.().then((body) => ({ json: () => Promise.resolve(body) })) ?? {
        arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
      },
  );
}
const addresses = (): readonly string[] => asked.mock.calls.map(([address]) => address).sort();

const MANIFESTS = ['/remotes/domain/mf-manifest.json', '/remotes/ui/mf-manifest.json'] as const;

beforeEach(() => {
  asked.mockReset();
  Object.assign(globalThis, { fetch: asked });
  document.head.innerHTML = '<meta name="scripts-ahead" content="/client.js /react.js">';
});

describe('what a public page downloads while it is idle', () => {
  it('is its own scripts, and of each container the parts that it uses', async () => {
    answerWith({ [MANIFESTS[1]]: () => Promise.resolve(UI), [MANIFESTS[0]]: () => Promise.resolve(DOMAIN) });

    await fetchAhead();

    expect(addresses()).toEqual([
      '/client.js',
      '/react.js',
      '/remotes/domain/mf-manifest.json',
      '/remotes/domain/remoteEntry.2.js',
      '/remotes/ui/frame.js',
      '/remotes/ui/mf-manifest.json',
      '/remotes/ui/remoteEntry.1.js',
      '/remotes/ui/shared.js',
    ]);
    expect(asked.mock.calls.every(([, { priority }]) => priority === 'low')).toBe(true);
  });

  it('is the rest where a container does not answer, and no fault', async () => {
    answerWith({
      [MANIFESTS[1]]: () => Promise.reject(new Error('no network')),
      [MANIFESTS[0]]: () => Promise.resolve({}),
    });

    await expect(fetchAhead()).resolves.toBeUndefined();
    expect(addresses()).toEqual(['/client.js', '/react.js', ...MANIFESTS]);
  });

  it('is nothing of its own where the page names nothing', async () => {
    document.head.replaceChildren();
    answerWith({ [MANIFESTS[1]]: () => Promise.resolve({}), [MANIFESTS[0]]: () => Promise.resolve({}) });

    await fetchAhead();
    expect(addresses()).toEqual(MANIFESTS);
  });
});
