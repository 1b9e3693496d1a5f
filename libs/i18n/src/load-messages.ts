import type { Messages } from './catalogues/en.js';
import type { Locale } from './locale.js';

/** The whole catalogue of a language, loaded on demand; the other language is never downloaded. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  if (locale === 'es') return (await import('./catalogues/es.js')).es;
  return (await import('./catalogues/en.js')).en;
}

/** The part of the catalogue that public pages use: areas common, marketing, states and ui. */
export async function loadPublicMessages(locale: Locale): Promise<Messages> {
  // Ids of other areas compile on a public page, but the prerender refuses a text that is not there.
  if (locale === 'es') return (await import('./catalogues/public-es.js')).publicSpanish as Messages;
  return (await import('./catalogues/public-en.js')).publicEnglish as Messages;
}
