// node --import: runs TypeScript sources as they stand, so that a test never depends on an earlier build.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const SOURCE_CONDITION = '@cw/source';
const OPTIONS = /** @type {import('@swc/core').Options} */ ({
  swcrc: false,
  configFile: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'es2023',
    keepClassNames: true,
    experimental: { keepImportAttributes: true },
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
});

registerHooks({
  resolve(specifier, context, next) {
    const conditions = [...(context.conditions ?? []), SOURCE_CONDITION];
    const isOurs = context.parentURL?.endsWith('.ts') && /^\.{1,2}\/.*\.js$/.test(specifier);
    return next(isOurs ? specifier.replace(/\.js$/, '.ts') : specifier, { ...context, conditions });
  },
  load(url, context, next) {
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...OPTIONS, filename });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
