/** Words of an address that are pages of their own; of any other only that it is given tells pages apart. */
const TELLING = new Set(['tab', 'view', 'step', 'kind', 'scope']);

/** Where somebody goes on afterwards is no matter of the page. */
const UNTOLD = new Set(['next']);

const isParameter = (word: string): boolean => /\d|%|@/u.test(word) || word.length > 40;

/** What is known of records: an id and the state that it is in. */
export type States = ReadonlyMap<string, string>;

const collapsed = (word: string, states: States): string => {
  const state = states.get(word);
  if (state !== undefined) return `:id(${state})`;
  return isParameter(word) ? ':id' : word;
};

const partOf = ([key, value]: readonly [string, string], states: States): string => {
  if (TELLING.has(key)) return `${key}=${value}`;
  const state = states.get(value);
  return state === undefined ? key : `${key}=:id(${state})`;
};

/**
 * The kind of page that an address leads to: its path without what tells one record from another, with the state of a
 * record that is known, and what it is asked for by.
 */
export function shapeOf(address: string, states: States = new Map()): string {
  const { pathname, searchParams, hash } = new URL(address);
  const path = pathname
    .split('/')
    .map((word) => collapsed(word, states))
    .join('/');
  const parts = [...searchParams].filter(([key]) => !UNTOLD.has(key)).map((part) => partOf(part, states));
  // From whatever list a record was opened, it is the same page.
  const record = parts.find((part) => part.includes('=:id('));
  const asked = record ?? [...new Set(parts)].sort().join('&');
  const secret = hash.length > 30 || hash.includes('=') ? '#:secret' : '';
  return path + (asked && `?${asked}`) + secret;
}

/** An address without the place within its page, which leads to no other page; a secret is kept, since it does. */
export function pageOf(address: string): string {
  const url = new URL(address);
  if (url.hash.length <= 30 && !url.hash.includes('=')) url.hash = '';
  return url.href;
}
