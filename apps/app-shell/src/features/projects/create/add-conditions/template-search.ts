import {
  CONDITION_TEMPLATES,
  isAskedBy,
  type ConditionTemplate,
  type LoanProgram,
  type ProjectCategory,
} from '@cw/domain';
import type { TemplateTexts } from '@cw/i18n';

export interface TemplateSearch {
  readonly words: string;
  readonly category: ProjectCategory | '';
  /** The loan of the project; null while it is not known. */
  readonly program: LoanProgram | null;
}

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The templates in which every word that was typed stands, with or without accents, in the order of the report's parts. */
export function templatesFor({ words, category, program }: TemplateSearch, texts: TemplateTexts): ConditionTemplate[] {
  const wanted = plain(words).split(/\s+/u).filter(Boolean);
  return CONDITION_TEMPLATES.filter((template) => {
    if (category !== '' && template.category !== category) return false;
    if (!isAskedBy(template, program)) return false;
    const { title, scope } = texts[template.id];
    const text = plain(`${title} ${scope}`);
    return wanted.every((word) => text.includes(word));
  });
}
