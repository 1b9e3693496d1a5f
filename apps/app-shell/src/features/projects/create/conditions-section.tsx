import { fieldId, Typography, useToast } from '@cw/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { AddConditions } from './add-conditions/add-conditions.js';
import { ConditionFields } from './condition-fields.js';
import { FormSection } from '../../../forms/form-section.js';
import {
  isBlank,
  nextCondition,
  withoutBlanks,
  type ConditionAnswers,
  type ProjectAnswers,
} from './project-answers.js';

export interface ConditionsSectionProps {
  readonly form: UseFormReturn<ProjectAnswers>;
  /** How many of the first stand in the list already. */
  readonly known?: number;
  /** Takes out one of those that stand in the list; without it they may only be changed. */
  readonly onRemoveKnown?: ((index: number) => void) | undefined;
}

/** Focus goes to a field by its name once it is drawn: what has just been taken over is not there yet. */
function useFocusOnceDrawn(drawn: unknown): (name: string) => void {
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    if (awaited.current !== undefined) document.getElementById(fieldId(awaited.current))?.focus();
    awaited.current = undefined;
  }, [drawn]);
  return (name) => {
    awaited.current = name;
  };
}

/** The report's list, line by line. */
export function ConditionsSection({ form, known = 0, onRemoveKnown }: ConditionsSectionProps): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const { fields, append, remove, insert, replace } = useFieldArray({ control: form.control, name: 'conditions' });
  const focusOnceDrawn = useFocusOnceDrawn(fields);

  const add = (): void => {
    const previous = form.getValues('conditions').at(-1);
    append(nextCondition(previous), { focusName: `conditions.${fields.length}.title` });
  };
  const take = (taken: readonly ConditionAnswers[]): void => {
    const begun = withoutBlanks(form.getValues('conditions'), known);
    replace([...begun, ...taken]);
    // The reader goes on where something is still missing: at the first that came.
    const open = Math.max(
      taken.findIndex(({ location, category }) => location === '' || category === ''),
      0,
    );
    const name = taken[open]?.location === '' || taken[open]?.category !== '' ? 'location' : 'category';
    focusOnceDrawn(`conditions.${begun.length + open}.${name}`);
  };
  const takeOut = (index: number): void => {
    const removed = form.getValues(`conditions.${index}`);
    remove(index);
    document.getElementById(fieldId('add-condition'))?.focus();
    if (isBlank(removed)) return;
    toast({
      kind: 'done',
      title: formatMessage({ id: 'projects.condition.removed' }, { number: index + 1 }),
      action: { label: formatMessage({ id: 'projects.condition.undo' }), onClick: () => insert(index, removed) },
    });
  };

  const remover = (index: number): (() => void) | undefined => {
    if (index >= known) return () => takeOut(index);
    return onRemoveKnown && (() => onRemoveKnown(index));
  };

  return (
    <FormSection
      title={formatMessage({ id: 'projects.create.section_conditions' })}
      hint={<FormattedMessage id="projects.create.conditions_hint" />}
    >
      {fields.length === 0 ? (
        <Typography>
          <FormattedMessage id="projects.condition.none" />
        </Typography>
      ) : null}
      {fields.map(({ id }, index) => (
        <ConditionFields key={id} form={form} index={index} onRemove={remover(index)} />
      ))}
      <AddConditions form={form} count={fields.length} onBlank={add} onTake={take} />
    </FormSection>
  );
}
