import type { PlainDate } from '@cw/domain';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MESES = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');

const FIGURES = /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/u;
const ISO = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/u;
const MONTH_FIRST = /(?<!\p{L})(\p{L}{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/u;
const DAY_FIRST =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?[\s-]+(?:de\s+)?(\p{L}{3,10})\.?[\s,-]+(?:del?\s+)?(\d{4}|\d{2})(?!\d)/u;

function date(year: number, month: number, day: number): PlainDate | undefined {
  const full = year < 100 ? 2000 + year : year;
  const made = new Date(Date.UTC(full, month - 1, day));
  const isReal = made.getUTCMonth() === month - 1 && made.getUTCDate() === day && full > 1900 && full < 2100;
  return isReal ? (made.toISOString().slice(0, 10) as PlainDate) : undefined;
}

const monthOf = (name = ''): number => {
  const short = name.toLowerCase().slice(0, 3);
  return Math.max(MONTHS.indexOf(short), MESES.indexOf(short)) + 1;
};

/** In the United States the month comes first; in Spanish prose the day does. */
function byFigures([, first, second, year]: RegExpExecArray, isDayFirst: boolean): PlainDate | undefined {
  const [one, two, full] = [Number(first), Number(second), Number(year)];
  return isDayFirst ? (date(full, two, one) ?? date(full, one, two)) : (date(full, one, two) ?? date(full, two, one));
}

/** The first date that the words name, however it is written. */
export function dateIn(text: string, isDayFirst = false): PlainDate | undefined {
  const iso = ISO.exec(text);
  if (iso) return date(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const figures = FIGURES.exec(text);
  const words = MONTH_FIRST.exec(text);
  const spoken = DAY_FIRST.exec(text);
  const found = [
    figures && { at: figures.index, value: byFigures(figures, isDayFirst) },
    words && { at: words.index, value: date(Number(words[3]), monthOf(words[1]), Number(words[2])) },
    spoken && { at: spoken.index, value: date(Number(spoken[3]), monthOf(spoken[2]), Number(spoken[1])) },
  ].filter((one) => one !== null);
  return found.filter(({ value }) => value !== undefined).sort((one, other) => one.at - other.at)[0]?.value;
}
