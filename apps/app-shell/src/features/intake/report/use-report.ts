import {
  detailOf,
  isInputRefused,
  useExtractAppraisalMutation,
  watchUpload,
  type AppraisalReadingView,
} from '@cw/api-client';
import { cents, type AppraisalReading } from '@cw/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetPaper, keepPaper, readPaper, type KeptPaper } from '../draft/kept-paper.js';
import { isReadable } from './report-facts.js';

/**
 * `unread`: no program can read it, or none has yet; a person still does. `failed`: it could not be asked about.
 * `refused`: it would be refused as part of the request too.
 */
export type ReportPhase = 'none' | 'unread' | 'sending' | 'read' | 'failed' | 'refused';

export interface ReportState {
  readonly phase: ReportPhase;
  readonly file?: File;
  /** How much of it has left this device, 0 to 100. */
  readonly percent?: number;
  readonly reading?: AppraisalReading;
  /** Why it failed, in the API's words. */
  readonly fault?: string;
}

export interface Report {
  readonly state: ReportState;
  readonly choose: (file: File) => void;
  /** Reads the chosen file once more. */
  readonly read: () => void;
  readonly remove: () => void;
}

const readingOf = (view: AppraisalReadingView): AppraisalReading => ({
  ...view,
  repairs: view.repairs.map((repair) => ({
    ...repair,
    estimatedCostCents: repair.estimatedCostCents === null ? null : cents(repair.estimatedCostCents),
  })),
});

const NOTHING: ReportState = { phase: 'none' };

function restored({ file, reading, refused }: KeptPaper): ReportState {
  if (refused !== undefined) return { phase: 'refused', file, ...refused };
  if (reading !== undefined) return { phase: 'read', file, reading };
  return { phase: isReadable(file) ? 'failed' : 'unread', file };
}

/** The report: kept on this device, and read by the server while its owner goes on with the form. */
export function useReport(owner: string): Report {
  const [state, setState] = useState(NOTHING);
  const [extract] = useExtractAppraisalMutation();
  // Only the latest choice speaks: an answer about a file that was taken out is nobody's any more.
  const turn = useRef(0);

  const readFile = useCallback(
    async (file: File) => {
      const mine = ++turn.current;
      const show = (next: ReportState): void => {
        if (mine === turn.current) setState(next);
      };
      show({ phase: 'sending', file, percent: 0 });
      watchUpload(file, (percent) => show({ phase: 'sending', file, percent }));
      try {
        const reading = readingOf(await extract({ file }).unwrap());
        if (mine === turn.current) await keepPaper(owner, { file, reading });
        show({ phase: 'read', file, reading });
      } catch (error) {
        const detail = detailOf(error);
        const fault = detail === undefined ? {} : { fault: detail };
        const isRefused = isInputRefused(error);
        // It is refused after a reload as well.
        if (isRefused && mine === turn.current) await keepPaper(owner, { file, refused: fault });
        show({ phase: isRefused ? 'refused' : 'failed', file, ...fault });
      }
    },
    [extract, owner],
  );

  useEffect(() => {
    const mine = turn.current;
    void readPaper(owner).then((kept) => {
      if (kept !== undefined && mine === turn.current) setState(restored(kept));
    });
  }, [owner]);

  const choose = useCallback(
    (file: File) => {
      turn.current += 1;
      void keepPaper(owner, { file });
      if (isReadable(file)) void readFile(file);
      else setState({ phase: 'unread', file });
    },
    [owner, readFile],
  );
  const { file } = state;
  const read = useCallback(() => {
    if (file !== undefined) void readFile(file);
  }, [file, readFile]);
  const remove = useCallback(() => {
    turn.current += 1;
    void forgetPaper(owner);
    setState(NOTHING);
  }, [owner]);

  return { state, choose, read, remove };
}
