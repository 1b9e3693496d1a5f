import type { DocumentAddress } from '@cw/domain';
import { openPicture } from './picture-engine.js';
import type { PaperDocument } from './paper-document.js';

/** A file as its owner keeps it: on our server, or on this device only. */
export interface PaperFile {
  readonly name: string;
  readonly contentType: string;
  readonly file: DocumentAddress | Blob;
}

const PDF = 'application/pdf';

/** Some systems know no type for a PDF. */
const isPdf = ({ contentType, name }: PaperFile): boolean =>
  contentType === PDF || (contentType === '' && name.toLowerCase().endsWith('.pdf'));

/** Whether there is something to draw in a file of this kind. */
export const isDrawable = (paper: PaperFile): boolean =>
  isPdf(paper) || /^image\/(?:jpeg|png|webp)$/.test(paper.contentType);

async function bytesOf({ file }: PaperFile, signal: AbortSignal): Promise<Blob> {
  if (typeof file !== 'string') return file;
  const answer = await fetch(file, { signal });
  if (!answer.ok) throw new Error(`The file was not served: ${answer.status}`);
  return answer.blob();
}

interface PdfEngine {
  readonly openPdf: (file: Blob) => Promise<PaperDocument>;
}

const TRIES = 5;

/** A chunk of a container is given up after 2.5 s, and this one is large: what is still on its way is waited for. */
async function loadPdfEngine(tries = TRIES): Promise<PdfEngine> {
  try {
    return await import('./pdf-engine.js');
  } catch (error) {
    if (tries <= 1) throw error;
    return loadPdfEngine(tries - 1);
  }
}

/** Gets the bytes and reads them. What draws a PDF is much code for few screens, and comes with the first one. */
export async function openPaper(paper: PaperFile, signal: AbortSignal): Promise<PaperDocument> {
  const engine = isPdf(paper) ? loadPdfEngine() : undefined;
  // Its failure is told where it is awaited, after the bytes.
  engine?.catch(() => undefined);
  const bytes = await bytesOf(paper, signal);
  return engine === undefined ? openPicture(bytes) : (await engine).openPdf(bytes);
}
