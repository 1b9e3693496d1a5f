import type { Messages } from './catalogues/en.js';
import type { Locale } from './locale.js';

/** What signed-in screens say, loaded on demand: neither the other language nor what only public pages or staff say. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  // Ids of other areas compile, but no screen outside the admin area may use one: a test reads them all.
  if (locale === 'es') return (await import('./catalogues/pages-es.js')).pageSpanish as Messages;
  return (await import('./catalogues/pages-en.js')).pageEnglish as Messages;
}

/** The same with the texts of the staff's screens, for the admin area. */
export async function loadStaffMessages(locale: Locale): Promise<Messages> {
  const [pages, staff] = await Promise.all([
    loadMessages(locale),
    locale === 'es'
      ? import('./catalogues/staff-es.js').then(({ staffSpanish }) => staffSpanish)
      : import('./catalogues/staff-en.js').then(({ staffEnglish }) => staffEnglish),
  ]);
  return { ...pages, ...staff };
}

/** The part of the catalogue that public pages use: areas common, marketing, states, ui and those of their own. */
export async function loadPublicMessages(locale: Locale): Promise<Messages> {
  // Ids of other areas compile on a public page, but the prerender refuses a text that is not there.
  if (locale === 'es') return (await import('./catalogues/public-es.js')).publicSpanish as Messages;
  return (await import('./catalogues/public-en.js')).publicEnglish as Messages;
}
