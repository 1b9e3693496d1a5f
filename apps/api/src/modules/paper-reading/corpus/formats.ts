import type { PlainDate } from '@cw/domain';

export const DATE_FORMATS = ['us', 'short', 'long', 'abbreviated', 'spanish', 'spanish_figures'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const MESES = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

interface DateParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly named: string;
  readonly nombrado: string;
}

const DATES: Readonly<Record<DateFormat, (parts: DateParts) => string>> = {
  us: ({ year, month, day }) => `${month}/${day}/${year}`,
  short: ({ year, month, day }) => `${Number(month)}/${Number(day)}/${year.slice(2)}`,
  long: ({ year, named, day }) => `${named} ${Number(day)}, ${year}`,
  abbreviated: ({ year, named, day }) => `${day}-${named.slice(0, 3)}-${year}`,
  spanish: ({ year, nombrado, day }) => `${Number(day)} de ${nombrado} de ${year}`,
  spanish_figures: ({ year, month, day }) => `${Number(day)}/${Number(month)}/${year}`,
};

/** A date as papers print it. */
export function printedDate(date: PlainDate, format: DateFormat): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const index = Number(month) - 1;
  return DATES[format]({ year, month, day, named: MONTHS[index] ?? '', nombrado: MESES[index] ?? '' });
}

export const MONEY_FORMATS = ['plain', 'cents', 'bare', 'thousands'] as const;
export type MoneyFormat = (typeof MONEY_FORMATS)[number];

const grouped = (cents: number): string => Math.round(cents / 100).toLocaleString('en-US');

/** An amount as papers print it. */
export function printedMoney(cents: number, format: MoneyFormat = 'plain'): string {
  switch (format) {
    case 'plain':
      return `$${grouped(cents)}`;
    case 'cents':
      return `$${grouped(cents)}.00`;
    case 'bare':
      return grouped(cents);
    case 'thousands':
      return cents % 10_000 === 0 && cents >= 100_000 ? `$${cents / 100_000}K` : `$${grouped(cents)}`;
  }
}
