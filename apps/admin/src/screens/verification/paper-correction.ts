import { parseDollars, readHandedIn, type PaperKind } from '@cw/domain';
import { paperFaultWords, type FaultWords } from '@cw/i18n';
import type { PaperLine } from './paper-lines.js';

/** What staff type over what was handed in, by the path of its line; a line that nobody touched is absent. */
export type Typed = Readonly<Record<string, string>>;

export const typedOf = (line: PaperLine, typed: Typed): string => typed[line.path] ?? line.typed;

/** What is no amount goes as it was typed, and is told to be none. */
function valueOf({ is, optional }: PaperLine, typed: string): unknown {
  const text = typed.trim();
  if (is === 'money') return parseDollars(text) ?? text;
  return text === '' && optional ? null : text;
}

/** Those that say something else now. */
export const changedLines = (lines: readonly PaperLine[], typed: Typed): readonly PaperLine[] =>
  lines.filter((line) => valueOf(line, typedOf(line, typed)) !== valueOf(line, line.typed));

/** The licenses that staff leave out of an approval, by their numbers. */
export type LeftOut = ReadonlySet<number>;

/** What goes along with an approval. */
export const keptLines = (lines: readonly PaperLine[], leftOut: LeftOut): readonly PaperLine[] =>
  lines.filter(({ license }) => license === null || !leftOut.has(license));

/** A path in what was sent, as it was before anything was left out: each license moves up where one is missing. */
export function pathBefore(path: string, kept: readonly PaperLine[]): string {
  const numbers = [...new Set(kept.map(({ license }) => license))];
  return path.replace(/^licenses\.(\d+)/, (sent, at: string) => {
    const number = numbers[Number(at)];
    return typeof number === 'number' ? `licenses.${number - 1}` : sent;
  });
}

/** All fields of the kind, as the API takes them. */
export function fieldsOf(lines: readonly PaperLine[], typed: Typed): Readonly<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  const licenses = new Map<string, Readonly<Record<string, unknown>>>();
  for (const line of lines) {
    const [, index, name] = /^licenses\.(\d+)\.(\w+)$/.exec(line.path) ?? [];
    if (index === undefined || name === undefined) fields[line.path] = valueOf(line, typedOf(line, typed));
    else licenses.set(index, { ...licenses.get(index), [name]: valueOf(line, typedOf(line, typed)) });
  }
  // In the order of their lines, without gaps: what is left out has no line here.
  return licenses.size > 0 ? { licenses: [...licenses.values()] } : fields;
}

/** Judged by the very rule that the API judges by. */
export function correctionFaults(
  kind: PaperKind,
  fields: Readonly<Record<string, unknown>>,
  today: string,
): ReadonlyMap<string, FaultWords> {
  const read = readHandedIn(kind, fields, today);
  return new Map(
    read.ok ? [] : read.error.map((fault) => [fault.path, paperFaultWords(fault, 'admin.verification.fault.expired')]),
  );
}

const COVER = 'eachOccurrenceCents';

/** CON-02: of a paper as it stands nothing but its cover is judged here; the API says what else there is. */
export function coverFaultsOf(
  kind: PaperKind,
  lines: readonly PaperLine[],
  today: string,
): ReadonlyMap<string, FaultWords> {
  return new Map([...correctionFaults(kind, fieldsOf(lines, {}), today)].filter(([path]) => path === COVER));
}

/** Whether what stands against an approval is that the cover is below the floor. */
export const isShortOfCover = (faults: ReadonlyMap<string, FaultWords>): boolean =>
  faults.get(COVER)?.id === 'settings.fault.cover_small';
