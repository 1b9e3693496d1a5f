import { statesOfZip, US_STATES } from '@cw/domain';

export interface Place {
  readonly address?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
}

const STATES = new Set<string>(US_STATES);
/** "as 45410" is no place in American Samoa. */
const isState = (code: string, zip = ''): boolean =>
  STATES.has(code) && (code !== 'AS' || statesOfZip(zip).includes('AS'));
const TAIL = /[,\s]+(\p{L}{2})\.?,?\s+(\d{5})(?:-\d{4})?(?!\d)/u;
const STREET_END =
  /^(.*?\d.*?\b(?:rd|road|st|street|ave|avenue|ln|lane|ct|court|blvd|boulevard|way|dr|drive|pl|place|ter|terrace|cir|circle|hwy|highway|pkwy|parkway|trl|trail|loop|row|run|pike|sq|square|xing|crossing|cv|cove|path|route|rte)\b\.?(?:\s+(?:n|s|e|w|ne|nw|se|sw))?(?:\s+(?:apt|unit|ste|suite|#)\.?\s*[\w-]+)?)[\s,]+(.+)$/iu;

const tidy = (text: string): string => text.replace(/^[\s,.;:–—-]+|[\s,;:–—-]+$/gu, '');
const titled = (text: string): string =>
  text === text.toUpperCase()
    ? text.toLowerCase().replaceAll(/(?<![\p{L}\d'])\p{L}/gu, (letter) => letter.toUpperCase())
    : text;

/** A house has a number, and a word for its street. */
export const isStreet = (text: string): boolean =>
  /\d/u.test(text) && /\p{L}{2}/u.test(text) && text.length < 90 && !/\$|%|@/u.test(text);

function streetAndCity(text: string): Place {
  const comma = text.lastIndexOf(',');
  if (comma > 0) return { address: tidy(text.slice(0, comma)), city: titled(tidy(text.slice(comma + 1))) };
  const found = STREET_END.exec(text);
  return found ? { address: tidy(found[1] ?? ''), city: titled(tidy(found[2] ?? '')) } : { address: tidy(text) };
}

/** "14 Elm St, Dayton, OH 45410", or as much of it as is there. */
export function placeOf(text: string): Place {
  const tail = TAIL.exec(text);
  const state = tail?.[1]?.toUpperCase();
  if (!tail || state === undefined || !isState(state, tail[2])) return isStreet(text) ? { address: tidy(text) } : {};
  return { ...streetAndCity(tidy(text.slice(0, tail.index))), state, zip: tail[2] as string };
}

/** "Dayton, OH 45410" without a street. */
export function cityOf(text: string): Place {
  const tail = TAIL.exec(text);
  const state = tail?.[1]?.toUpperCase();
  if (!tail || state === undefined || !isState(state, tail[2])) return {};
  return { city: titled(tidy(text.slice(0, tail.index))), state, zip: tail[2] as string };
}

export const stateIn = (text: string): string | undefined => {
  const code = tidy(text).toUpperCase().slice(0, 2);
  return STATES.has(code) && !/^\p{L}{3}/u.test(tidy(text)) ? code : undefined;
};
