import type {
  AppraisalReading,
  ConditionKind,
  IntakeCategory,
  ReadField,
  ReadingOutcome,
  ReadingWarning,
  ReportLayout,
  ValueCondition,
} from '@cw/domain';

/** The reader's author may read the open part. The held-out part is written by somebody else and is only measured by. */
export const PARTS = ['open', 'held_out'] as const;
export type Part = (typeof PARTS)[number];
export type Language = AppraisalReading['language'];

/** A repair that a careful person would take from the report. */
export interface RepairAnswer {
  readonly key: string;
  /** More than one where two people who know the field could differ; the first is ours. */
  readonly categories: readonly IntakeCategory[];
  readonly kinds: readonly ConditionKind[];
  readonly location: string | null;
  /** From and to, the same when it is one figure; null when the report names none for it. */
  readonly costCents: readonly [from: number, to: number] | null;
  /** Every form in which the report tells of it, as printed. */
  readonly tellings: readonly string[];
  /** What stands around it in one sentence or row and may be quoted with it. */
  readonly around: readonly string[];
  /** From 1, rising. */
  readonly pages: readonly number[];
}

export interface ReportAnswer {
  readonly outcome: ReadingOutcome;
  readonly unreadPages: readonly number[];
  readonly valueConditions: readonly ValueCondition[];
  readonly repairs: readonly RepairAnswer[];
  /** A person could take these or leave them: neither counts. */
  readonly optional: readonly string[];
  readonly values: Readonly<Partial<Record<ReadField, string>>>;
  readonly warnings: readonly ReadingWarning[];
}

/** A made-up report with what is true of it. */
export interface CorpusReport {
  readonly id: string;
  readonly layout: ReportLayout;
  readonly language: Language;
  readonly part: Part;
  readonly pages: number;
  readonly answer: ReportAnswer;
  readonly bytes: () => Promise<Buffer>;
}

/** One requirement as an appraiser, an inspector or an underwriter words it. */
export interface Finding {
  readonly key: string;
  readonly categories: readonly IntakeCategory[];
  readonly kinds: readonly ConditionKind[];
  readonly location: string;
  /** The whole: what is wrong and what is to be done. */
  readonly text: string;
  /** What is wrong, for the cell of a table. */
  readonly defect: string;
  /** What is to be done, as an order. */
  readonly action: string;
  readonly cents: readonly [from: number, to: number];
}
