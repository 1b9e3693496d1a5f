import { fetchAhead } from './fetch-ahead.js';

const manifest = (entry: string, parts: Readonly<Record<string, readonly string[]>>): object => ({
  metaData: { remoteEntry: { name: entry } },
  exposes: Object.entries(parts).map(([name, sync]) => ({ name, assets: { js: { sync } } })),
});

/** What the lists and manifests say; every other address answers a script. */
const ANSWERS: Readonly<Record<string, object>> = {
  '/page-files.json': {
    page: ['client.js', 'react.js'],
    'texts-en': ['en.js'],
    'texts-es': ['es.js'],
    form: ['mount.js', 'react.js'],
  },
  '/app/remotes/form-files.json': { en: ['form.js', 'en.js'], es: ['form.js', 'es.js'] },
  '/app/remotes/mf-manifest.json': manifest('entry.1.js', { form: ['open.js'], workspace: ['all.js'] }),
  '/remotes/ui/mf-manifest.json': manifest('entry.2.js', {
    frame: ['frame.js'],
    forms: ['fields.js'],
    charts: ['c.js'],
  }),
  '/remotes/domain/mf-manifest.json': manifest('entry.3.js', { core: ['core.js'], rules: ['rules.js'] }),
};

const asked = jest.fn<Promise<unknown>, [string, RequestInit]>();
const addresses = (): readonly string[] => asked.mock.calls.map(([address]) => address).sort();
const scripts = (): readonly string[] => addresses().filter((address) => address.endsWith('.js'));

beforeEach(() => {
  asked.mockReset().mockImplementation((address) => {
    const json = (): Promise<unknown> => Promise.resolve(ANSWERS[address]);
    const answer = { ok: true, json, clone: () => answer, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) };
    return Promise.resolve(answer);
  });
  Object.assign(globalThis, { fetch: asked });
  document.documentElement.lang = 'es';
  delete window.askedEarly;
});

describe('what a public page downloads before it comes to life', () => {
  it('is its own scripts, and of each container the parts that it uses', async () => {
    await fetchAhead(false);

    expect(scripts()).toEqual([
      '/client.js',
      '/es.js',
      '/react.js',
      '/remotes/domain/core.js',
      '/remotes/domain/entry.3.js',
      '/remotes/ui/entry.2.js',
      '/remotes/ui/frame.js',
    ]);
    expect(asked.mock.calls.every(([, { priority }]) => priority === 'low')).toBe(true);
  });

  it('INT-06 is for the request form what draws it in the language of the page', async () => {
    await fetchAhead(true);

    expect(scripts()).toEqual([
      '/app/remotes/entry.1.js',
      '/app/remotes/es.js',
      '/app/remotes/form.js',
      '/app/remotes/open.js',
      '/mount.js',
      '/react.js',
      '/remotes/domain/core.js',
      '/remotes/domain/entry.3.js',
      '/remotes/domain/rules.js',
      '/remotes/ui/entry.2.js',
      '/remotes/ui/fields.js',
      '/remotes/ui/frame.js',
    ]);
  });

  it('is the rest where a container does not answer, and no fault', async () => {
    const answer = asked.getMockImplementation();
    asked.mockImplementation((address, options) =>
      address.startsWith('/remotes/') || address === '/react.js'
        ? Promise.reject(new TypeError('no network'))
        : (answer?.(address, options) ?? Promise.reject(new Error())),
    );

    await expect(fetchAhead(false)).resolves.toBeUndefined();
    expect(scripts()).toEqual(['/client.js', '/es.js', '/react.js']);
  });
  it('leaves the manifests to the start, which asks for none anew, and those alone that came', async () => {
    const answer = asked.getMockImplementation();
    asked.mockImplementation((address, options) =>
      address === '/remotes/ui/mf-manifest.json'
        ? Promise.reject(new TypeError('no network'))
        : (answer?.(address, options) ?? Promise.reject(new Error())),
    );

    await fetchAhead(true);

    expect(Object.keys(window.askedEarly ?? {}).sort()).toEqual([
      '/app/remotes/mf-manifest.json',
      '/remotes/domain/mf-manifest.json',
    ]);
    const kept = await window.askedEarly?.['/remotes/domain/mf-manifest.json'];
    expect(await kept?.json()).toEqual(ANSWERS['/remotes/domain/mf-manifest.json']);
  });
  it('asks for no manifest that the document has asked for already', async () => {
    const form = '/app/remotes/mf-manifest.json';
    window.askedEarly = { [form]: fetch(form) };
    asked.mockClear();

    await fetchAhead(true);

    expect(addresses()).not.toContain(form);
    expect(scripts()).toContain('/app/remotes/open.js');
    expect(Object.keys(window.askedEarly)).toContain(form);
  });
});
