import type { Locale } from '@cw/i18n';

/** A line of a document that says one thing: "Paid on: Nov 20, 2026". */
export interface PaperFact {
  readonly label: string;
  readonly value: string;
  /** Whether the value is a mailbox that was checked as one: it stays whole, where a name would have its link broken. */
  readonly isMailbox?: boolean;
}

/** What stands in one field of a table: one text, or several under each other. */
export type PaperCell = string | readonly string[];

/** A line of a reckoning; the total stands under a rule. */
export interface PaperSum {
  readonly label: string;
  readonly amount: string;
  readonly total?: boolean;
}

export type PaperBlock =
  | { readonly kind: 'heading' | 'text' | 'small'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly PaperFact[] }
  | { readonly kind: 'sums'; readonly rows: readonly PaperSum[] }
  /**
   * The first column takes what the others leave; `widths` are theirs, in points, set to the right. With a `lead`, a column
   * of that width stands before it.
   */
  | {
      readonly kind: 'table';
      readonly heads: readonly string[];
      readonly widths: readonly number[];
      readonly lead?: number;
      readonly rows: readonly (readonly PaperCell[])[];
    };

/** A document for people, in words that are already in their language. */
export interface Paper {
  readonly locale: Locale;
  readonly title: string;
  readonly madeAt: Date;
  readonly blocks: readonly PaperBlock[];
  /** Across every page, where what stands under it does not count any more. */
  readonly stamp?: string;
  /** At the foot of every page, before the number of the page. */
  readonly foot: string;
}
