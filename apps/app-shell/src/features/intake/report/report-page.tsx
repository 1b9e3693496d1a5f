import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { useLatePiece } from '../../../app/loading/late-piece.js';
import { atRest } from '../../../app/loading/request-idle.js';
import { loadPaperDialog } from './paper-piece.js';
import type { Report } from './use-report.js';

const PDF = 'application/pdf';

export interface ReportPage {
  /** Opens the report there; undefined while there is none to open. */
  readonly open: ((page: number) => void) | undefined;
  readonly dialog: ReactElement | null;
}

/** INT-05: a page of the report as it lies on this device. Nothing of it is sent or fetched to look at it. */
export function useReportPage({ state: { file } }: Report): ReportPage {
  const [page, setPage] = useState<number>();
  const { Piece: PaperDialog, fetchPiece } = useLatePiece(loadPaperDialog);
  const isHere = file !== undefined;
  // Before it is pressed for, as there may be no network then.
  useEffect(() => {
    if (isHere) atRest(() => void loadPaperDialog().catch(() => undefined));
  }, [isHere]);
  const paper = useMemo(
    () => (file === undefined ? undefined : { name: file.name, contentType: file.type || PDF, file }),
    [file],
  );
  if (paper === undefined) return { open: undefined, dialog: null };
  return {
    open: (there) => {
      setPage(there);
      if (PaperDialog === undefined) fetchPiece();
    },
    dialog:
      page === undefined || PaperDialog === undefined ? null : (
        <PaperDialog paper={paper} page={page} onClose={() => setPage(undefined)} />
      ),
  };
}
