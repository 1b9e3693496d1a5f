import type { Face } from '../../kit/sheet.js';

/** How one software and its user fill the form of 2005. */
export interface LegacyVendor {
  readonly height: 1008 | 792;
  readonly valueFace: Face;
  readonly hasCover: boolean;
  readonly addendumTitle: string;
  readonly continued: string;
  readonly headings: { readonly condition: string; readonly list: string; readonly market: string };
  /** Where the list stands. */
  readonly listHome: 'addendum' | 'comments' | 'reconciliation';
  readonly lead: string;
  readonly number: (index: number) => string;
  readonly cost: ((amount: string) => string) | null;
  readonly total: ((amount: string) => string) | null;
  readonly says: {
    readonly condition: string;
    readonly conditionAsIs: string;
    readonly deficiency: string;
    readonly noDeficiency: string;
    readonly contract: string;
    readonly reconciliation: string;
    readonly reconciliationAsIs: string;
  };
}
