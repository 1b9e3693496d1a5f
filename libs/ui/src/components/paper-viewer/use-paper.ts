import { useEffect, useState } from 'react';
import { isDrawable, openPaper, type PaperFile } from './open-paper.js';
import { LockedPaperError, type PaperDocument, type PaperFault, type PaperSize } from './paper-document.js';

export type OpenedPaper =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly fault: PaperFault }
  | { readonly phase: 'open'; readonly document: PaperDocument; readonly firstSize: PaperSize };

const LOADING: OpenedPaper = { phase: 'loading' };

const faultOf = (error: unknown): PaperFault => (error instanceof LockedPaperError ? 'locked' : 'unknown');

interface Held {
  readonly file: PaperFile['file'];
  readonly opened: OpenedPaper;
}

/** A paper from its file to its pages; closed as soon as nobody looks at it. */
export function usePaper(paper: PaperFile): OpenedPaper {
  const { name, contentType, file } = paper;
  const [held, setHeld] = useState<Held>({ file, opened: LOADING });
  useEffect(() => {
    const leaving = new AbortController();
    let document: PaperDocument | undefined;
    const show = (opened: OpenedPaper): void => {
      if (!leaving.signal.aborted) setHeld({ file, opened });
    };
    const open = async (): Promise<void> => {
      try {
        if (!isDrawable({ name, contentType, file })) throw new Error(`No pages in ${contentType}`);
        document = await openPaper({ name, contentType, file }, leaving.signal);
        if (leaving.signal.aborted) document.close();
        else show({ phase: 'open', document, firstSize: await document.page(1) });
      } catch (error) {
        show({ phase: 'failed', fault: faultOf(error) });
      }
    };
    void open();
    return () => {
      leaving.abort();
      document?.close();
    };
  }, [name, contentType, file]);
  return held.file === file ? held.opened : LOADING;
}
