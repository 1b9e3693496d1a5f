import { isPlainDate } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { useIntl, type IntlShape } from 'react-intl';
import { amountOf } from '../../../forms/rules.js';
import { AGENT_ORDER } from '../../../forms/settlement-agent.js';
import type { IntakeAnswers } from '../answers/intake-answers.js';
import { FIELD_LABELS } from '../field-labels.js';
import { FIELDS_OF_STEP, type Step } from '../steps.js';

export interface ShownAnswer {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

type TextName = Exclude<keyof IntakeAnswers, 'repairs' | 'settlementAgent'>;

/** Answers that are chosen, not typed, by their words. */
const WORDS: Readonly<Partial<Record<TextName, (answers: IntakeAnswers, intl: IntlShape) => string>>> = {
  loanProgram: ({ loanProgram }, { formatMessage }) =>
    loanProgram === '' ? '' : formatMessage({ id: `projects.loan.${loanProgram}` }),
  urgency: ({ urgency }, { formatMessage }) =>
    urgency === '' ? '' : formatMessage({ id: `intake.urgency.${urgency}` }),
  verificationMethod: ({ verificationMethod }, { formatMessage }) =>
    verificationMethod === '' ? '' : formatMessage({ id: `intake.verification.${verificationMethod}` }),
  submitterRole: ({ submitterRole }, { formatMessage }) =>
    submitterRole === '' ? '' : formatMessage({ id: `intake.role.${submitterRole}` }),
};

/** An amount as money; what is none as it was typed, with its fault beside it. */
export function shownAmount(typed: string): string {
  const amount = amountOf(typed);
  return amount === null ? typed : formatMoney(amount);
}

const DATES: readonly string[] = ['contractDate', 'inspectionDate', 'closingDate', 'completionDeadline'];

/** The answers of a step as a person reads them, in the order of the form; those that were not given are left out. */
export function useShownAnswers(answers: IntakeAnswers): (step: Step) => readonly ShownAnswer[] {
  const intl = useIntl();
  const formats = useFormats();
  const valueOf = (name: TextName): string => {
    const words = WORDS[name];
    if (words !== undefined) return words(answers, intl);
    const typed = answers[name].trim();
    if (name === 'estimatedBudget') return shownAmount(typed);
    return DATES.includes(name) && isPlainDate(typed) ? formats.plainDate(typed, 'full') : typed;
  };
  const agent = AGENT_ORDER.map((name) => answers.settlementAgent[name].trim()).filter((part) => part !== '');
  return (step) =>
    FIELDS_OF_STEP[step].flatMap((name) => {
      if (name === 'appraisal' || name === 'repairs') return [];
      const value = name === 'settlementAgent' ? agent.join(', ') : valueOf(name);
      return value === '' ? [] : [{ name, label: intl.formatMessage({ id: FIELD_LABELS[name] }), value }];
    });
}
