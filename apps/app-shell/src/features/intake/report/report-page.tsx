import { PaperDialog } from '@cw/ui';
import { useMemo, useState, type ReactElement } from 'react';
import type { Report } from './use-report.js';

const PDF = 'application/pdf';

export interface ReportPage {
  /** Opens the report there; undefined while there is none to open. */
  readonly open: ((page: number) => void) | undefined;
  readonly dialog: ReactElement | null;
}

/** INT-05: a page of the report as it lies on this device. Nothing is sent or fetched to look at it. */
export function useReportPage({ state: { file } }: Report): ReportPage {
  const [page, setPage] = useState<number>();
  const paper = useMemo(
    () => (file === undefined ? undefined : { name: file.name, contentType: file.type || PDF, file }),
    [file],
  );
  if (paper === undefined) return { open: undefined, dialog: null };
  return {
    open: setPage,
    dialog: page === undefined ? null : <PaperDialog paper={paper} page={page} onClose={() => setPage(undefined)} />,
  };
}
