/** The file that names the files of a container. */
const MANIFEST = 'mf-manifest.json';
/** What every public page takes of its containers: the folder of each, and the parts. */
const CONTAINERS = [
  { folder: '/remotes/ui/', parts: ['frame'] },
  { folder: '/remotes/domain/', parts: ['core'] },
] as const;

/** What is read of a container's manifest. */
interface Manifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string } };
  readonly exposes: readonly {
    readonly name: string;
    readonly assets: { readonly js: { readonly sync: readonly string[] } };
  }[];
}

/** As a script it would be evaluated; so it only lies in the browser's store. */
async function keep(address: string): Promise<void> {
  const answer = await fetch(address, { priority: 'low' });
  await answer.arrayBuffer();
}

async function filesOf(folder: string, parts: readonly string[]): Promise<readonly string[]> {
  const answer = await fetch(folder + MANIFEST, { priority: 'low' });
  const { metaData, exposes } = (await answer.json()) as Manifest;
  const scripts = exposes.filter(({ name }) => parts.includes(name)).flatMap(({ assets }) => assets.js.sync);
  return [metaData.remoteEntry.name, ...scripts].map((name) => folder + name);
}

/** The scripts of this page itself, as its build names them (FirstFilesPlugin). */
const ownScripts = (): readonly string[] =>
  document.querySelector<HTMLMetaElement>('meta[name="scripts-ahead"]')?.content.split(' ') ?? [];

/**
 * Downloads what bringing this page to life takes, and evaluates none of it. What does not come now is asked for again then.
 */
export async function fetchAhead(): Promise<void> {
  const lists = [ownScripts(), ...CONTAINERS.map(({ folder, parts }) => filesOf(folder, parts))];
  await Promise.allSettled(lists.map(async (list) => Promise.allSettled((await list).map(keep))));
}
