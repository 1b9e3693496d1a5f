import {
  AnnotationMode,
  getDocument,
  PasswordException,
  PDFWorker,
  RenderingCancelledException,
  TextLayer,
  VerbosityLevel,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  densityOf,
  LockedPaperError,
  type PaperDocument,
  type PaperDrawing,
  type PaperPage,
  type PaperScale,
} from './paper-document.js';
import { PdfAssets, startWorker } from './pdf-assets.js';

/** A paper that is not open by then, in ms, is one that never will be. */
const OPEN_WITHIN_MS = 20_000;
const FULL_TURN = 360;

function viewportOf(page: PDFPageProxy, { scale, turn }: PaperScale) {
  return page.getViewport({ scale, rotation: (page.rotate + turn) % FULL_TURN });
}

/** A drawing that was given up is none that failed. */
function drawing(done: Promise<unknown>, cancel: () => void): PaperDrawing {
  let isOver = false;
  const settled = done.then(
    () => undefined,
    (error: unknown) => {
      if (!isOver && !(error instanceof RenderingCancelledException)) throw error;
    },
  );
  return {
    done: settled,
    cancel: () => {
      isOver = true;
      cancel();
    },
  };
}

function draw(page: PDFPageProxy, canvas: HTMLCanvasElement, how: PaperScale): PaperDrawing {
  const density = densityOf(viewportOf(page, how));
  const viewport = viewportOf(page, { ...how, scale: how.scale * density });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  // What was typed into a form shows; nothing of it can be pressed, and no script of it is ever run.
  const task = page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE });
  return drawing(task.promise, () => task.cancel());
}

function write(page: PDFPageProxy, container: HTMLElement, how: PaperScale): PaperDrawing {
  const viewport = viewportOf(page, how);
  container.replaceChildren();
  container.style.setProperty('--total-scale-factor', String(how.scale));
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
  return drawing(layer.render(), () => layer.cancel());
}

function pageOf(page: PDFPageProxy): PaperPage {
  const { width, height } = viewportOf(page, { scale: 1, turn: 0 });
  return {
    width,
    height,
    draw: (canvas, how) => draw(page, canvas, how),
    write: (layer, how) => write(page, layer, how),
  };
}

/** Rejects when the worker does not come or the time is over; pdf.js itself would wait for ever. */
function failure(worker: Worker, signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The paper took too long')), OPEN_WITHIN_MS);
    worker.addEventListener('error', () => reject(new Error('The reader did not start')));
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

/**
 * A PDF, read in a worker of its own. Without scripts, forms of XFA, or anything from elsewhere: the bytes are all that
 * it is made of, beside what `PdfAssets` hands out.
 */
export async function openPdf(file: Blob): Promise<PaperDocument> {
  const port = startWorker();
  const waiting = new AbortController();
  const close = (): void => port.terminate();
  try {
    const task = getDocument({
      data: new Uint8Array(await file.arrayBuffer()),
      worker: PDFWorker.create({ port }),
      verbosity: VerbosityLevel.ERRORS,
      enableXfa: false,
      useSystemFonts: true,
      useWorkerFetch: false,
      BinaryDataFactory: PdfAssets,
      stopAtErrors: false,
    });
    const pdf = await Promise.race([task.promise, failure(port, waiting.signal)]);
    return { count: pdf.numPages, page: async (number) => pageOf(await pdf.getPage(number)), close };
  } catch (error) {
    close();
    throw error instanceof PasswordException ? new LockedPaperError() : error;
  } finally {
    waiting.abort();
  }
}
