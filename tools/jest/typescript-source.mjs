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
enableCompileCache(join(KEPT, 'compiled'));

/**
 * Another process may read it at this moment: it is there whole or not at all. One that may write nothing, as the one in
 * which papers are read, keeps nothing.
 * @param {string} file
 * @param {string} code
 */
function keep(file, code) {
  try {
    mkdirSync(KEPT, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, code);
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // It is made again the next time.
  }
}

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
    keep(kept, code);
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
