import type { CheckedPaper } from '@cw/api-client';
import { eventsFor, verificationMachine } from '@cw/domain';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fieldFaultsOf } from '../records/field-faults.js';
import { changedLines, correctionFaults, fieldsOf, typedOf, type Typed } from './paper-correction.js';
import { linesOf, type PaperLine } from './paper-lines.js';
import { useToday } from './use-today.js';

const NOTHING: Typed = {};
const NO_FAULTS: ReadonlyMap<string, string> = new Map();

export interface Correction {
  readonly lines: readonly (readonly PaperLine[])[];
  /** Only what staff may still approve. */
  readonly isPossible: boolean;
  readonly isOpen: boolean;
  readonly begin: () => void;
  /** Takes everything back that was typed. */
  readonly drop: () => void;
  readonly typedOf: (line: PaperLine) => string;
  readonly type: (line: PaperLine, text: string) => void;
  /** By path, in the reader's language; what can be told without the API shows from the first try on. */
  readonly faults: ReadonlyMap<string, string>;
  readonly changed: readonly PaperLine[];
  /** Counts the tries that came to nothing. */
  readonly attempt: number;
  /** What goes along with an approval; undefined while nothing was changed. */
  readonly fields: Readonly<Record<string, unknown>> | undefined;
  /** Whether it may be sent as it is; a no shows why. */
  readonly judge: () => boolean;
  /** Shows what the API found. */
  readonly refuse: (error: unknown) => void;
}

function useFaults(paper: CheckedPaper, fields: Readonly<Record<string, unknown>> | undefined) {
  const { formatMessage } = useIntl();
  const today = useToday();
  if (fields === undefined) return NO_FAULTS;
  const found = [...correctionFaults(paper.kind, fields, today)];
  return new Map(found.map(([path, { id, values }]) => [path, formatMessage({ id }, values)]));
}

/** VER-01: what the contractor typed wrong, staff put right with their approval. */
export function useCorrection(paper: CheckedPaper): Correction {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState(NO_FAULTS);
  const lines = paper.submission === null ? [] : linesOf(paper.submission.details);
  const all = lines.flat();
  const changed = changedLines(all, typed);
  const fields = changed.length === 0 ? undefined : fieldsOf(all, typed);
  const own = useFaults(paper, fields);
  return {
    ...{ lines, isOpen, changed, fields, attempt },
    isPossible: lines.length > 0 && eventsFor(verificationMachine, paper.state, ['admin']).includes('approve'),
    begin: () => setOpen(true),
    drop: () => {
      setOpen(false);
      setTyped(NOTHING);
      setRefused(NO_FAULTS);
      setAttempt(0);
    },
    typedOf: (line) => typedOf(line, typed),
    type: (line, text) => {
      setTyped({ ...typed, [line.path]: text });
      setRefused(NO_FAULTS);
    },
    faults: attempt > 0 && own.size > 0 ? own : refused,
    judge: () => {
      if (own.size === 0) return true;
      setAttempt(attempt + 1);
      return false;
    },
    refuse: (error) => {
      const found = [...fieldFaultsOf(error)].filter(([path]) => path.startsWith('fields.'));
      if (found.length === 0) return;
      setRefused(new Map(found.map(([path, message]) => [path.replace('fields.', ''), message])));
      setOpen(true);
      setAttempt(attempt + 1);
    },
  };
}
