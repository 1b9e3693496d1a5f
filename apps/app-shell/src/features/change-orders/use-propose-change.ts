import { detailOf, useProposeChangeMutation, type ProjectDetail } from '@cw/api-client';
import { useToast } from '@cw/ui';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { placeApiFaults } from '../../forms/form-faults.js';
import { useOnce } from '../../forms/use-once.js';
import { bodyOf, placesOfLines, type ChangeAnswers } from './change-answers.js';

export interface ProposeChangeRun {
  readonly send: (answers: ChangeAnswers) => Promise<void>;
  readonly sending: boolean;
  /** Sentences about what the form has no field for. */
  readonly rest: readonly string[];
}

const NAMES: Readonly<Record<string, string>> = { amountDeltaCents: 'amount', conditionId: 'target', drops: 'effect' };
const FIELD = /^(lines\.\d+\.(target|effect|amount|title|location|note)|days|reason)$/;

/** The form's name of an API field: lines without a repair are not sent, so their places differ. */
function formPathOf(path: string, places: readonly number[]): string {
  const [list, index, name = ''] = path.split('.');
  if (list !== 'lines' || index === undefined) return path;
  return `lines.${places[Number(index)] ?? index}.${NAMES[name] ?? name}`;
}

/** Proposes the change once; what was typed stays whatever the answer is. */
export function useProposeChange(
  project: ProjectDetail,
  form: UseFormReturn<ChangeAnswers>,
  onSent: () => void,
): ProposeChangeRun {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const [rest, setRest] = useState<readonly string[]>([]);
  const [propose, { isLoading }] = useProposeChangeMutation();

  const refused = (error: unknown, answers: ChangeAnswers): void => {
    const places = placesOfLines(answers);
    const toForm = (path: string): string => formPathOf(path, places);
    const placed = placeApiFaults(error, form.setError, (path) => FIELD.test(toForm(path)), toForm);
    const failed = formatMessage({ id: 'changes.propose.failed' });
    setRest(placed.placed + placed.rest.length > 0 ? placed.rest : [detailOf(error) ?? failed]);
  };

  const send = useOnce(async (answers: ChangeAnswers) => {
    setRest([]);
    try {
      await propose({ id: project.id, proposeChange: bodyOf(project, answers) }).unwrap();
    } catch (error) {
      refused(error, answers);
      return;
    }
    const isContractor = project.parties.includes('awarded_contractor');
    toast({
      kind: 'done',
      title: formatMessage({ id: 'changes.propose.sent' }),
      text: formatMessage({ id: isContractor ? 'changes.propose.sent_client' : 'changes.propose.sent_contractor' }),
    });
    onSent();
  });

  return { send, sending: isLoading, rest };
}
