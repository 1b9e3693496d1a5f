import { rspack } from '@rspack/core';

const NAME = 'AheadFilesPlugin';

const isShared = ({ origins }) => origins.every(({ request }) => !request);

/**
 * The scripts that come with imports, each by what it is asked for as in the source, and with them the shared packages of
 * this build, which nobody imports by a request: only a host uses its own.
 */
function scriptsOf({ chunkGroups }, requests, withShared) {
  const isAsked = ({ origins }) => origins.some(({ request }) => requests.includes(request));
  const asked = chunkGroups.filter(isAsked);
  if (asked.length === 0) throw new Error(`Nothing is imported as ${requests.join(' or ')}.`);
  const shared = withShared ? chunkGroups.filter((group) => !group.isInitial() && isShared(group)) : [];
  const files = [...asked, ...shared].flatMap((group) => group.getFiles());
  return [...new Set(files)].filter((name) => name.endsWith('.js')).sort();
}

/**
 * Writes into `file` which scripts a page will need, for whoever downloads them before that. `lists` give for each name
 * what is imported.
 */
export class AheadFilesPlugin {
  constructor(file, lists, { withShared = false } = {}) {
    this.file = file;
    this.lists = lists;
    this.withShared = withShared;
  }

  apply(compiler) {
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const lists = Object.entries(this.lists).map(([name, requests]) => [
          name,
          scriptsOf(compilation, requests, this.withShared),
        ]);
        const text = JSON.stringify(Object.fromEntries(lists));
        compilation.emitAsset(this.file, new rspack.sources.RawSource(text));
      });
    });
  }
}
