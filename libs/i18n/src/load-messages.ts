import type { Messages } from './catalogues/en.js';
import type { Locale } from './locale.js';

/** What signed-in screens say, loaded on demand; neither the other language nor what only public pages say. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  // Ids of the public pages compile on a signed-in screen, as those of other areas do on a public page.
  if (locale === 'es') return (await import('./catalogues/es.js')).es as Messages;
  return (await import('./catalogues/en.js')).en as Messages;
}

/** The part of the catalogue that public pages use: areas common, marketing, states, ui and those of their own. */
export async function loadPublicMessages(locale: Locale): Promise<Messages> {
  // Ids of other areas compile on a public page, but the prerender refuses a text that is not there.
  if (locale === 'es') return (await import('./catalogues/public-es.js')).publicSpanish as Messages;
  return (await import('./catalogues/public-en.js')).publicEnglish as Messages;
}
