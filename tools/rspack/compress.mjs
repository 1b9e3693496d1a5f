import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set([
  '.js',
  '.mjs',
  '.wasm',
  '.css',
  '.html',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.webmanifest',
]);
/** Below this many bytes the headers outweigh what is saved. */
const SMALLEST = 512;

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** Writes `.gz` and `.br` beside one file. */
export async function compressFile(path) {
  const content = await readFile(path);
  if (content.length < SMALLEST) return;
  const [gzipped, brotli] = await Promise.all([
    gzipAsync(content, { level: constants.Z_BEST_COMPRESSION }),
    brotliAsync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  ]);
  await Promise.all([writeFile(`${path}.gz`, gzipped), writeFile(`${path}.br`, brotli)]);
}

/** Writes `.gz` and `.br` beside every text file of a folder, so that the edge never compresses at run time. */
export async function compressFolder(folder, extensions = COMPRESSIBLE) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && extensions.has(extname(entry.name)));
  for (const file of files) await compressFile(join(file.parentPath, file.name));
}

/** The same at the end of a build. */
export class CompressPlugin {
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('CompressPlugin', (compilation) =>
      compressFolder(compilation.outputOptions.path),
    );
  }
}
