import type { ConditionTemplateId } from '@cw/domain';
import type { Locale } from '../locale.js';
import type en from './en.json';

export interface TemplateWords {
  /** What the condition is called. */
  readonly title: string;
  /** What the work must cover. */
  readonly scope: string;
}
export type TemplateTexts = Readonly<Record<ConditionTemplateId, TemplateWords>>;

// A template without words, or words without a template, does not compile.
type Complete<T extends Readonly<Record<keyof typeof en, TemplateWords>>> = T;

/** The words of every condition template in one language, on demand: most pages never show them. */
export async function loadTemplateWords(locale: Locale): Promise<Complete<TemplateTexts>> {
  if (locale === 'es') return (await import('./es.json', { with: { type: 'json' } })).default;
  return (await import('./en.json', { with: { type: 'json' } })).default;
}
