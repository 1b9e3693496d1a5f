import type { Messages } from './catalogues/en.js';
import type { Locale } from './locale.js';

// Ids of other areas compile everywhere, but no screen may use one that its area does not download: tests read them all.
const asMessages = (...parts: readonly object[]): Messages => Object.assign({}, ...parts) as Messages;

/** What the frame of the signed-in screens and a dashboard say: enough for a first paint, and less than half of it all. */
export async function loadFirstMessages(locale: Locale): Promise<Messages> {
  if (locale === 'es') return asMessages((await import('./catalogues/first-es.js')).firstSpanish);
  return asMessages((await import('./catalogues/first-en.js')).firstEnglish);
}

const loadLaterMessages = async (locale: Locale): Promise<object> =>
  locale === 'es'
    ? (await import('./catalogues/later-es.js')).laterSpanish
    : (await import('./catalogues/later-en.js')).laterEnglish;

/** What signed-in screens say, loaded on demand: neither the other language nor what only public pages or staff say. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return asMessages(...(await Promise.all([loadFirstMessages(locale), loadLaterMessages(locale)])));
}

const loadFirstOfStaff = async (locale: Locale): Promise<object> =>
  locale === 'es'
    ? (await import('./catalogues/first-staff-es.js')).firstStaffSpanish
    : (await import('./catalogues/first-staff-en.js')).firstStaffEnglish;

const loadLaterOfStaff = async (locale: Locale): Promise<object> =>
  locale === 'es'
    ? (await import('./catalogues/later-staff-es.js')).laterStaffSpanish
    : (await import('./catalogues/later-staff-en.js')).laterStaffEnglish;

/** The first texts with those that the staff's own frame and desk add. */
export async function loadFirstStaffMessages(locale: Locale): Promise<Messages> {
  return asMessages(...(await Promise.all([loadFirstMessages(locale), loadFirstOfStaff(locale)])));
}

/** All texts with those of the staff's screens, for the admin area. */
export async function loadStaffMessages(locale: Locale): Promise<Messages> {
  return asMessages(...(await Promise.all([loadMessages(locale), loadFirstOfStaff(locale), loadLaterOfStaff(locale)])));
}

/** The part of the catalogue that public pages use: areas common, marketing, states, ui and those of their own. */
export async function loadPublicMessages(locale: Locale): Promise<Messages> {
  // Ids of other areas compile on a public page, but the prerender refuses a text that is not there.
  if (locale === 'es') return (await import('./catalogues/public-es.js')).publicSpanish as Messages;
  return (await import('./catalogues/public-en.js')).publicEnglish as Messages;
}
