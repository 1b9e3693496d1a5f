import type { Locale } from '@cw/i18n';

/** A line of a document that says one thing: "Paid on: Nov 20, 2026". */
export interface PaperFact {
  readonly label: string;
  readonly value: string;
}

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
  /** The first column takes what the others leave; `widths` are theirs, in points, set to the right. */
  | {
      readonly kind: 'table';
      readonly heads: readonly string[];
      readonly widths: readonly number[];
      readonly rows: readonly (readonly string[])[];
    };

/** A document for people, in words that are already in their language. */
export interface Paper {
  readonly locale: Locale;
  readonly title: string;
  readonly madeAt: Date;
  readonly blocks: readonly PaperBlock[];
  /** At the foot of every page, before the number of the page. */
  readonly foot: string;
}
