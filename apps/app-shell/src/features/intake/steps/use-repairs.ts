import { PROJECT_LIMITS, type IntakeCategory, type ReadRepair } from '@cw/domain';
import { useToast } from '@cw/ui';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { blankRepair, isBlankRepair, type IntakeAnswers, type RepairAnswers } from '../answers/intake-answers.js';
import { placeOfSuggestion, repairOfSuggestion } from '../report/report-facts.js';

export interface Repairs {
  /** Keys that stay with a repair while others come and go. */
  readonly keys: readonly string[];
  readonly list: readonly RepairAnswers[];
  readonly room: number;
  /** Chooses a category, or takes all its repairs out. */
  readonly toggle: (category: IntakeCategory) => void;
  /** One more of a category, after its last. */
  readonly another: (category: IntakeCategory) => void;
  readonly remove: (index: number) => void;
  readonly take: (suggestion: ReadRepair) => void;
  readonly giveBack: (suggestion: ReadRepair) => void;
}

const QUIETLY = { shouldFocus: false } as const;

/** INT-02: the repairs of the form; nothing that was typed goes without a way back. */
export function useRepairs(form: UseFormReturn<IntakeAnswers>): Repairs {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const { control } = form;
  const { fields, append, insert, remove, replace, update } = useFieldArray({ control, name: 'repairs' });
  const watched = useWatch({ control, name: 'repairs' });
  // What was just added is watched a moment later, and its fields must be there to take the focus.
  const list = fields.map((field, index) => watched[index] ?? field);
  const now = (): readonly RepairAnswers[] => form.getValues('repairs');
  const payerOfLast = (): RepairAnswers['responsibleParty'] => now().at(-1)?.responsibleParty ?? '';

  const takeOut = (goes: (repair: RepairAnswers, index: number) => boolean): void => {
    const before = now();
    const gone = before.filter(goes);
    replace(before.filter((repair, index) => !goes(repair, index)));
    if (gone.every(isBlankRepair)) return;
    toast({
      kind: 'done',
      title: formatMessage({ id: 'intake.repair.removed' }, { count: gone.length }),
      action: { label: formatMessage({ id: 'intake.suggestions.undo' }), onClick: () => replace([...before]) },
    });
  };

  return {
    keys: fields.map(({ id }) => id),
    list,
    room: PROJECT_LIMITS.conditionsMax - list.length,
    toggle: (category) => {
      if (now().some((repair) => repair.category === category)) takeOut((repair) => repair.category === category);
      else append(blankRepair(category, payerOfLast()), QUIETLY);
    },
    another: (category) => {
      const place = now().findLastIndex((repair) => repair.category === category) + 1;
      insert(place, blankRepair(category, payerOfLast()), { focusName: `repairs.${place}.description` });
    },
    remove: (index) => takeOut((_, at) => at === index),
    take: (suggestion) => {
      const taken = repairOfSuggestion(suggestion, payerOfLast());
      // A category that was chosen and not yet described has a place ready.
      const place = now().findIndex((repair) => repair.category === taken.category && isBlankRepair(repair));
      if (place === -1) append(taken, QUIETLY);
      else update(place, taken);
    },
    giveBack: (suggestion) => {
      const place = placeOfSuggestion(now(), suggestion);
      if (place !== -1) remove(place);
    },
  };
}
