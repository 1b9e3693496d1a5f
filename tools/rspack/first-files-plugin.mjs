import { rspack } from '@rspack/core';
import { askEarly } from '../browsers/ask-early.mjs';

const NAME = 'FirstFilesPlugin';
/** What the entry of a workspace imports once its containers may be used. */
const START = './bootstrap.js';
const FACE = {
  archivo: /archivo-latin-wght-normal\.[0-9a-f]+\.woff2$/,
  besley: /besley-latin-wght-normal\.[0-9a-f]+\.woff2$/,
};
/** The faces of a first screen; the italic and the extended alphabets come when a text needs them. */
const FACES = {
  page: [FACE.archivo, FACE.besley],
  // Scripts and fonts share one line: what only a title is set in comes when a title is there.
  workspace: [FACE.archivo],
};

/** The scripts that an entry waits for: what it starts, and the shared packages, which nobody imports by a request. */
function scriptsOf(compilation, entry) {
  const isFirst = (group) =>
    group.getParents().some((parent) => parent.name === entry) &&
    group.origins.every(({ request }) => !request || request === START);
  const files = compilation.chunkGroups.filter(isFirst).flatMap((group) => group.getFiles());
  return [...new Set(files)].filter((name) => name.endsWith('.js'));
}

const preload = (href, attributes) => ({
  tagName: 'link',
  voidTag: true,
  attributes: { rel: 'preload', href, ...attributes },
});

const isEntry = ({ tagName }) => tagName === 'script';

/**
 * Documents ask at once for what they would ask for a moment later: the first faces of a page instead of after its
 * style sheet; the scripts of a workspace, and the manifests that name the files of its containers, instead of after its
 * entry. The scripts of a page wait for its reader.
 * `documents` are `{ name, filename, kind }`, `kind` is `page` or `workspace`; `manifests` are addresses.
 */
export class FirstFilesPlugin {
  constructor(documents, manifests = []) {
    this.documents = documents;
    this.manifests = manifests;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const hooks = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      hooks.alterAssetTagGroups.tapPromise(NAME, async (data) => {
        const { name, kind } = this.documents.find(({ filename }) => filename === data.outputName);
        const fonts = Object.keys(compilation.assets).filter((asset) => FACES[kind].some((face) => face.test(asset)));
        const scripts = kind === 'workspace' ? scriptsOf(compilation, name) : [];
        // The entry of a workspace asks for its containers and for the reader's data, so it overtakes what waits for it.
        const low = kind === 'workspace' ? { fetchpriority: 'low' } : {};
        if (kind === 'workspace') {
          for (const tag of data.headTags.filter(isEntry)) tag.attributes.fetchpriority = 'high';
        }
        const face = { as: 'font', type: 'font/woff2', crossorigin: '', ...low };
        data.headTags.unshift(...fonts.sort().map((font) => preload(data.publicPath + font, face)));
        // Before the style sheets, for which a script that stands after them waits.
        if (kind === 'workspace' && this.manifests.length > 0) data.headTags.unshift(askEarly(this.manifests));
        data.headTags.push(
          ...scripts.sort().map((script) => preload(data.publicPath + script, { as: 'script', ...low })),
        );
        return data;
      });
    });
  }
}
