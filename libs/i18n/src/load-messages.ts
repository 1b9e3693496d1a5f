import type { Messages } from './catalogues/en.js';
import type { Locale } from './locale.js';

/** The whole catalogue of a language, loaded on demand; the other language is never downloaded. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  if (locale === 'es') return (await import('./catalogues/es.js')).es;
  return (await import('./catalogues/en.js')).en;
}
