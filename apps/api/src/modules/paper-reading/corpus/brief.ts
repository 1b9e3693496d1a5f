import type { ReadField, ReadingWarning, ReportLayout, ValueCondition } from '@cw/domain';
import type { DateFormat, MoneyFormat } from './formats.js';
import type { Mess } from './kit/mess.js';
import type { Sheet } from './kit/sheet.js';
import type { Finding, Language, Part, RepairAnswer } from './model.js';
import type { Subject } from './subject.js';

/** What is peculiar about the content of one report. */
export const QUIRKS = [
  'as_is_with_repairs',
  'subject_to_without_repairs',
  'summary_against_contract',
  'signals_disagree',
  'total_differs',
  'addresses_differ',
  'effective_before_inspection',
  'several_versions',
] as const satisfies readonly ReadingWarning[];
export type Quirk = (typeof QUIRKS)[number];

/** One by one; two of them in one item; or all in one paragraph. */
export type Listing = 'list' | 'joined' | 'prose';

/** Sentences of each sort that are no condition; a report takes some of each. */
export interface Harmless {
  readonly remarks: readonly string[];
  readonly boilerplate: readonly string[];
}

/** A requirement of this report, with what it costs here. */
export interface Told {
  readonly finding: Finding;
  readonly cents: readonly [from: number, to: number] | null;
}

/** What a report is made from. */
export interface Brief {
  readonly id: string;
  readonly part: Part;
  readonly layout: ReportLayout;
  readonly language: Language;
  readonly seed: number;
  readonly subject: Subject;
  readonly told: readonly Told[];
  readonly harmless: Harmless;
  readonly dates: DateFormat;
  readonly money: MoneyFormat;
  readonly mess: Mess;
  /** Which of the layout's vendors; each part has its own. */
  readonly variant: number;
  readonly quirk: Quirk | null;
  /** One page of it is only a picture. */
  readonly hasScan: boolean;
  readonly listing: Listing;
  readonly isLong: boolean;
}

/** What a layout has laid out, and what is then true of the report. */
export interface LaidOut {
  readonly sheet: Sheet;
  readonly repairs: readonly RepairAnswer[];
  readonly values: Readonly<Partial<Record<ReadField, string>>>;
  readonly valueConditions: readonly ValueCondition[];
  readonly optional: readonly string[];
  readonly warnings: readonly ReadingWarning[];
  readonly unreadPages: readonly number[];
}

/** The requirements as the items of a list, by how it is written. */
export function itemsOf({ told, listing }: Brief): (readonly Told[])[] {
  if (listing === 'prose') return [told];
  if (listing === 'joined' && told.length > 1) return [told.slice(0, 2), ...told.slice(2).map((one) => [one])];
  return told.map((one) => [one]);
}

/** Keeps account of what a layout prints of each requirement. */
export class Tellings {
  private readonly said = new Map<string, Set<string>>();
  private readonly near = new Map<string, Set<string>>();
  private readonly costed = new Set<string>();

  say(key: string, text: string): string {
    this.said.set(key, (this.said.get(key) ?? new Set<string>()).add(text));
    return text;
  }

  /** What a reader may quote along with it. */
  beside(key: string, text: string): void {
    this.near.set(key, (this.near.get(key) ?? new Set<string>()).add(text));
  }

  /** Its cost is printed where it can be told whose it is. */
  cost(key: string): void {
    this.costed.add(key);
  }

  answers(sheet: Sheet, told: readonly Told[], { hasPlaces }: { hasPlaces: boolean }): RepairAnswer[] {
    return told.map(({ finding, cents }) => ({
      key: finding.key,
      categories: finding.categories,
      kinds: finding.kinds,
      location: hasPlaces ? finding.location : null,
      costCents: this.costed.has(finding.key) ? cents : null,
      tellings: [...(this.said.get(finding.key) ?? [])],
      around: [...(this.near.get(finding.key) ?? [])],
      pages: sheet.pagesThatTell(finding.key),
    }));
  }
}
