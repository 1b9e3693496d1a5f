import type { Messages } from './catalogues/en.js';
import type { Locale } from './locale.js';

// Both give a part of the catalogue as if it were the whole: an id of the other part compiles, but the prerender and the
// run in the pseudo-language refuse a text that is not there.

/** The texts of the signed-in screens, loaded on demand; the other language is never downloaded. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  if (locale === 'es') return (await import('./catalogues/workspace-es.js')).workspaceSpanish as Messages;
  return (await import('./catalogues/workspace-en.js')).workspaceEnglish as Messages;
}

/** The part of the catalogue that public pages use: areas common, marketing, states and ui. */
export async function loadPublicMessages(locale: Locale): Promise<Messages> {
  if (locale === 'es') return (await import('./catalogues/public-es.js')).publicSpanish as Messages;
  return (await import('./catalogues/public-en.js')).publicEnglish as Messages;
}
