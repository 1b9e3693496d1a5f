// Addresses that the build gives to the files which pdf.js asks for by name. Each is fetched when a paper needs it, from our origin.
const WORKER = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url);

/** Pictures as scanners store them, and the two fonts that no system has. Other fonts are the system's. */
const BY_NAME: ReadonlyMap<string, URL> = new Map([
  ['jbig2.wasm', new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url)],
  ['openjpeg.wasm', new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url)],
  ['FoxitSymbol.pfb', new URL('pdfjs-dist/standard_fonts/FoxitSymbol.pfb', import.meta.url)],
  ['FoxitDingbats.pfb', new URL('pdfjs-dist/standard_fonts/FoxitDingbats.pfb', import.meta.url)],
]);

/** What reads the bytes, apart from the page: it holds nothing of ours, and is ended when it takes too long. */
export const startWorker = (): Worker => new Worker(WORKER, { type: 'module' });

/** In the shape that pdf.js asks for; whatever else a paper wants is not fetched. */
export class PdfAssets {
  async fetch({ filename }: { readonly kind: string; readonly filename: string }): Promise<Uint8Array> {
    const url = BY_NAME.get(filename);
    const answer = url && (await fetch(url));
    if (!answer?.ok) throw new Error(`${filename} is not served`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}
