import { rspack } from '@rspack/core';

/** The two faces that every first screen uses; the italic and the extended alphabets come when a text needs them. */
const FIRST_FACES = /(?:besley|archivo)-latin-wght-normal\.[0-9a-f]+\.woff2$/;

/** Asks for the first faces together with the scripts instead of after the style sheet. */
export class PreloadFontsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('PreloadFontsPlugin', (compilation) => {
      const hooks = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      hooks.alterAssetTagGroups.tapPromise('PreloadFontsPlugin', async (data) => {
        const fonts = Object.keys(compilation.assets).filter((name) => FIRST_FACES.test(name));
        const links = fonts.sort().map((name) => ({
          tagName: 'link',
          voidTag: true,
          attributes: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: data.publicPath + name },
        }));
        data.headTags.unshift(...links);
        return data;
      });
    });
  }
}
