import documents from './en/documents.json' with { type: 'json' };
import { en } from './en.js';
import { publicOnlyEnglish } from './public-only-en.js';

/** Every English text, those that only the server writes among them: no page downloads the words of a PDF. */
export const allEnglish = { ...en, ...documents, ...publicOnlyEnglish };

export type TextId = keyof typeof allEnglish;
export type Texts = Readonly<Record<TextId, string>>;
