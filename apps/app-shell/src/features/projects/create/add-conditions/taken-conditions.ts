import {
  kindOfTemplate,
  toDollarsInput,
  type ConditionTemplate,
  type PastedLine,
  type ProjectCategory,
} from '@cw/domain';
import type { TemplateWords } from '@cw/i18n';
import { nextCondition, type ConditionAnswers } from '../project-answers.js';

/** A line of a pasted list, as the reader of the preview left it. */
export interface ChosenLine extends Omit<PastedLine, 'location'> {
  readonly location: string;
  readonly category: ProjectCategory | '';
}

/** COND-01: what the form holds for a line. */
export function answersOfLine(line: ChosenLine, previous: ConditionAnswers | undefined): ConditionAnswers {
  return {
    ...nextCondition(previous),
    title: line.title,
    quote: line.quote,
    page: line.page === null ? '' : String(line.page),
    category: line.category,
    location: line.location.trim(),
    estimatedCost: line.cost === null ? '' : toDollarsInput(line.cost),
  };
}

/** COND-01: what the form holds for a template; where in the house and at what cost only its reader knows. */
export function answersOfTemplate(
  template: ConditionTemplate,
  words: TemplateWords,
  previous: ConditionAnswers | undefined,
): ConditionAnswers {
  return {
    ...nextCondition(previous),
    kind: kindOfTemplate(template),
    category: template.category,
    title: words.title,
    scope: words.scope,
    template: template.id,
  };
}
