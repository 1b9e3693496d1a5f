/** What is downloaded for a page before it comes to life. */
interface Ahead {
  /** Lists of scripts that a build has written (AheadFilesPlugin): where one stands, and which of its names counts. */
  readonly lists: readonly { readonly folder: string; readonly file: string; readonly name: string }[];
  /** Parts of containers, whose manifests name the files. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

const UI = '/remotes/ui/';
const DOMAIN = '/remotes/domain/';
const WORKSPACE = '/app/remotes/';

const listed = (name: string) => ({ folder: '/', file: 'page-files.json', name });

/** Every public page but the one below; what only this one shows is small. */
const pageIn = (language: string): Ahead => ({
  lists: [listed('page'), listed(`texts-${language}`)],
  parts: { [UI]: ['frame'], [DOMAIN]: ['core'] },
});

/** The page of the request form, which the workspace draws. */
const formIn = (language: string): Ahead => ({
  lists: [listed('form'), { folder: WORKSPACE, file: 'form-files.json', name: language }],
  parts: { [WORKSPACE]: ['form'], [UI]: ['frame', 'forms'], [DOMAIN]: ['core', 'rules'] },
});

/** What is read of a container's manifest. */
interface Manifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string } };
  readonly exposes: readonly {
    readonly name: string;
    readonly assets: { readonly js: { readonly sync: readonly string[] } };
  }[];
}

const quietly = (address: string): Promise<Response> => fetch(address, { priority: 'low' });

async function scriptsOf({ folder, file, name }: Ahead['lists'][number]): Promise<readonly string[]> {
  const lists = (await (await quietly(folder + file)).json()) as Readonly<Record<string, readonly string[]>>;
  return (lists[name] ?? []).map((script) => folder + script);
}

declare global {
  interface Window {
    /** Answers for the start, by address, each for one that asks (`tools/rspack/runtime/early-answers.mjs`). */
    askedEarly?: Record<string, Promise<Response>>;
  }
}

/** So long an answer is for the start, in ms: later a new build may have other files. */
const FOR_THE_START_MS = 60_000;

/**
 * Reads a manifest, which the document may have asked for already, and leaves the answer to the start, which asks for none
 * anew. One that did not come is asked for again.
 */
async function manifestAt(address: string): Promise<Manifest> {
  const early = (window.askedEarly ??= {});
  const forget = (): void => {
    delete early[address];
  };
  const asked = (early[address] ??= quietly(address));
  const own = asked.then((answer) => answer.clone());
  own.then(({ ok }) => (ok ? setTimeout(forget, FOR_THE_START_MS) : forget()), forget);
  return (await (await own).json()) as Manifest;
}

async function partsOf(folder: string, names: readonly string[]): Promise<readonly string[]> {
  const { metaData, exposes } = await manifestAt(`${folder}mf-manifest.json`);
  const scripts = exposes.filter(({ name }) => names.includes(name)).flatMap(({ assets }) => assets.js.sync);
  return [metaData.remoteEntry.name, ...scripts].map((script) => folder + script);
}

/** As many at once as leave the page to its reader. */
const AT_ONCE = 3;

/** As scripts they would be evaluated; so they only lie in the browser's store. */
async function keep(addresses: readonly string[]): Promise<void> {
  const waiting = [...addresses];
  const next = async (): Promise<void> => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      await quietly(address)
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/**
 * Downloads what bringing this page to life takes, and evaluates none of it. What does not come now is asked for again then.
 */
export async function fetchAhead(isForm: boolean): Promise<void> {
  const { lists, parts } = (isForm ? formIn : pageIn)(document.documentElement.lang);
  const files = await Promise.allSettled([
    ...lists.map(scriptsOf),
    ...Object.entries(parts).map(([folder, names]) => partsOf(folder, names)),
  ]);
  await keep([...new Set(files.flatMap((list) => (list.status === 'fulfilled' ? list.value : [])))]);
}
