import type { CheckedPaper } from '@cw/api-client';
import { eventsFor, verificationMachine } from '@cw/domain';
import { focusUnread } from '@cw/ui';
import { useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { fieldFaultsOf } from '../records/field-faults.js';
import {
  changedLines,
  correctionFaults,
  coverFaultsOf,
  fieldsOf,
  isShortOfCover,
  keptLines,
  pathBefore,
  typedOf,
  type LeftOut,
  type Typed,
} from './paper-correction.js';
import { linesOf, type PaperLine } from './paper-lines.js';
import { useToday } from './use-today.js';

const NOTHING: Typed = {};
const NO_FAULTS: ReadonlyMap<string, string> = new Map();
const NONE: LeftOut = new Set();

interface Entered {
  /** Of which version of the paper; what was entered over an earlier one is gone. */
  readonly version: number;
  readonly isOpen: boolean;
  readonly typed: Typed;
  readonly leftOut: LeftOut;
  /** What the API found. */
  readonly refused: ReadonlyMap<string, string>;
  readonly attempt: number;
}

const untouched = (version: number): Entered => ({
  ...{ version, isOpen: false, typed: NOTHING, leftOut: NONE, refused: NO_FAULTS, attempt: 0 },
});

export interface Correction {
  readonly lines: readonly (readonly PaperLine[])[];
  /** Only what staff may still approve. */
  readonly isPossible: boolean;
  readonly isOpen: boolean;
  readonly begin: () => void;
  /** Where the fields stand, which may show what they cannot hand on. */
  readonly sheet: RefObject<HTMLDivElement | null>;
  /** Takes everything back that was typed. */
  readonly drop: () => void;
  readonly typedOf: (line: PaperLine) => string;
  readonly type: (line: PaperLine, text: string) => void;
  /** By path, in the reader's language; what can be told without the API shows from the first try on. */
  readonly faults: ReadonlyMap<string, string>;
  readonly changed: readonly PaperLine[];
  /** The numbers of the licenses that do not go along. */
  readonly leftOut: LeftOut;
  /** One license at least stays. */
  readonly mayLeaveOut: boolean;
  /** Leaves a license out, or takes it back in. */
  readonly turn: (license: number) => void;
  /** Counts the tries that came to nothing. */
  readonly attempt: number;
  /** What goes along with an approval; undefined while nothing was changed. */
  readonly fields: Readonly<Record<string, unknown>> | undefined;
  /** CON-02: what would be approved covers less than anybody may bid with. */
  readonly isShort: boolean;
  /** Whether it may be sent as it is; a no shows why. */
  readonly judge: () => boolean;
  /** Shows what the API found. */
  readonly refuse: (error: unknown) => void;
}

function useFaults(paper: CheckedPaper, fields: Correction['fields'], kept: readonly PaperLine[]) {
  const { formatMessage } = useIntl();
  const today = useToday();
  const found =
    fields === undefined ? coverFaultsOf(paper.kind, kept, today) : correctionFaults(paper.kind, fields, today);
  return {
    own: new Map([...found].map(([path, { id, values }]) => [pathBefore(path, kept), formatMessage({ id }, values)])),
    isShort: isShortOfCover(found),
  };
}

const turned = (leftOut: LeftOut, license: number): LeftOut =>
  new Set(leftOut.has(license) ? [...leftOut].filter((one) => one !== license) : [...leftOut, license]);

const FIELDS = 'fields.';

/** What the API says about the fields that were sent, by the lines that it is about. */
const refusedOf = (error: unknown, kept: readonly PaperLine[]): ReadonlyMap<string, string> =>
  new Map(
    [...fieldFaultsOf(error)]
      .filter(([path]) => path.startsWith(FIELDS))
      .map(([path, message]) => [pathBefore(path.slice(FIELDS.length), kept), message]),
  );

/** VER-01: what the contractor typed wrong, staff put right with their approval. */
export function useCorrection(paper: CheckedPaper): Correction {
  const [entered, setEntered] = useState(() => untouched(paper.version));
  const sheet = useRef<HTMLDivElement>(null);
  const now = entered.version === paper.version ? entered : untouched(paper.version);
  // An answer may come after more was typed, or after the paper was read anew.
  const enter = (part: Partial<Entered>): void =>
    setEntered((last) => {
      if (last.version > paper.version) return last;
      return { ...(last.version === paper.version ? last : now), ...part };
    });
  const { isOpen, typed, leftOut, refused, attempt } = now;
  const lines = paper.submission === null ? [] : linesOf(paper.submission.details);
  const kept = keptLines(lines.flat(), leftOut);
  const changed = changedLines(kept, typed);
  const fields = changed.length + leftOut.size === 0 ? undefined : fieldsOf(kept, typed);
  const isPossible = lines.length > 0 && eventsFor(verificationMachine, paper.state, ['admin']).includes('approve');
  const { own, isShort } = useFaults(paper, fields, kept);
  return {
    ...{ lines, isOpen, changed, fields, attempt, leftOut, sheet, isPossible },
    isShort: isPossible && isShort,
    mayLeaveOut: lines.length - leftOut.size > 1,
    begin: () => enter({ isOpen: true }),
    drop: () => enter(untouched(paper.version)),
    typedOf: (line) => typedOf(line, typed),
    type: (line, text) => enter({ typed: { ...typed, [line.path]: text }, refused: NO_FAULTS }),
    turn: (license) => enter({ leftOut: turned(leftOut, license), refused: NO_FAULTS }),
    faults: attempt > 0 && own.size > 0 ? own : refused,
    judge: () => {
      if (focusUnread(sheet.current)) return false;
      if (own.size === 0) return true;
      enter({ isOpen: true, attempt: attempt + 1 });
      return false;
    },
    refuse: (error) => {
      const found = refusedOf(error, kept);
      if (found.size > 0) enter({ refused: found, isOpen: true, attempt: attempt + 1 });
    },
  };
}
