import { rspack } from '@rspack/core';
import { BELOW_FLOOR } from '../browsers/below-floor.mjs';

const NAME = 'BelowFloorPlugin';

/** Puts into every document what speaks to browsers that cannot read its scripts. */
export class BelowFloorPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const hooks = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      hooks.alterAssetTagGroups.tapPromise(NAME, async (data) => {
        data.bodyTags.push({ tagName: 'script', voidTag: false, attributes: {}, innerHTML: BELOW_FLOOR });
        return data;
      });
    });
  }
}
