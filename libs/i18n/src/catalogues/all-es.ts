import documents from './es/documents.json' with { type: 'json' };
import type { Texts } from './all-en.js';
import { es } from './es.js';
import { publicOnlySpanish } from './public-only-es.js';

/** Every Spanish text; one that exists only in English does not compile. */
export const allSpanish: Texts = { ...es, ...documents, ...publicOnlySpanish };
