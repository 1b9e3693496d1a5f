// node --import: runs TypeScript sources as they stand, so that a test never depends on an earlier build. What a file was
// made into is kept by its words, and what the engine made of that: each spec that starts a program starts all of it.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync, version } from '@swc/core';

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

const KEPT = fileURLToPath(new URL('../../node_modules/.cache/typescript-source/', import.meta.url));
mkdirSync(KEPT, { recursive: true });
enableCompileCache(join(KEPT, 'compiled'));

/**
 * @param {string} filename
 * @returns {string} the file as JavaScript
 */
function scriptOf(filename) {
  const words = readFileSync(filename, 'utf8');
  const key = createHash('sha256')
    .update(`${version} ${JSON.stringify(OPTIONS)} ${filename} ${words}`)
    .digest('hex');
  const kept = join(KEPT, `${key}.mjs`);
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    const { code } = transformSync(words, { ...OPTIONS, filename });
    // Another process may read it at this moment: it is there whole or not at all.
    writeFileSync(`${kept}.${process.pid}`, code);
    renameSync(`${kept}.${process.pid}`, kept);
    return code;
  }
}

registerHooks({
  resolve(specifier, context, next) {
    const conditions = [...(context.conditions ?? []), SOURCE_CONDITION];
    const isOurs = context.parentURL?.endsWith('.ts') && /^\.{1,2}\/.*\.js$/.test(specifier);
    return next(isOurs ? specifier.replace(/\.js$/, '.ts') : specifier, { ...context, conditions });
  },
  load(url, context, next) {
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
    return { format: 'module', source: scriptOf(fileURLToPath(url)), shortCircuit: true };
  },
});
