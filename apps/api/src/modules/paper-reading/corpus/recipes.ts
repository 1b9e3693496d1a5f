import type { LoanProgram, ReportLayout } from '@cw/domain';
import type { Listing, Quirk } from './brief.js';
import type { DateFormat, MoneyFormat } from './formats.js';
import type { Mess } from './kit/mess.js';
import type { Language } from './model.js';

/** What is chosen by hand for one report; the rest follows from its seed. */
export interface Recipe {
  readonly id: string;
  readonly layout: ReportLayout;
  readonly variant: number;
  readonly language?: Language;
  readonly program?: LoanProgram;
  /** How many requirements it has. */
  readonly requires: number;
  readonly dates?: DateFormat;
  readonly money?: MoneyFormat;
  readonly quirk?: Quirk;
  readonly hasScan?: boolean;
  readonly listing?: Listing;
  /** One requirement stands there twice, in two places of the house. */
  readonly hasTwins?: boolean;
  /** With enough photographs for forty pages. */
  readonly isLong?: boolean;
  readonly mess?: Partial<Mess>;
}
