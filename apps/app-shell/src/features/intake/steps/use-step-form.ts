import { fieldId } from '@cw/ui';
import { useEffect, useEffectEvent, useRef, useState, type BaseSyntheticEvent } from 'react';
import { useForm, type FieldPath, type UseFormReturn } from 'react-hook-form';
import { resolverOf } from '../../../forms/form-faults.js';
import { checkIntake, faultsOfStep } from '../answers/intake-faults.js';
import type { IntakeAnswers } from '../answers/intake-answers.js';
import { changedParts } from '../draft/merge-answers.js';
import type { DraftKeeping } from '../draft/use-intake-draft.js';
import { stepOf, type Step } from '../steps.js';

export interface StepFormOptions {
  readonly step: Step;
  readonly draft: DraftKeeping;
  /** What the API found, by the form's own paths: sentences for the reader. */
  readonly apiFaults: ReadonlyMap<string, string>;
  /** The field that the reader came to mend. */
  readonly field: string | undefined;
  readonly onDone: () => void;
}

export interface StepForm {
  readonly form: UseFormReturn<IntakeAnswers>;
  readonly submit: (event?: BaseSyntheticEvent) => Promise<void>;
}

function focusField(name: string): void {
  const target = document.getElementById(fieldId(name));
  const control = target?.querySelector<HTMLElement>('input, select, textarea') ?? target;
  control?.focus();
}

/** What is typed goes to the draft; what another tab typed comes from it, into the fields. */
function useTypedAnswers(
  form: UseFormReturn<IntakeAnswers>,
  change: DraftKeeping['change'],
  onAdopt: DraftKeeping['onAdopt'],
): void {
  useEffect(() => {
    let isAdopting = false;
    const stopTelling = form.subscribe({
      formState: { values: true },
      callback: () => {
        if (!isAdopting) change(form.getValues());
      },
    });
    const stopAdopting = onAdopt((answers) => {
      isAdopting = true;
      for (const name of changedParts(form.getValues(), answers)) form.setValue(name, answers[name]);
      isAdopting = false;
    });
    return () => {
      stopTelling();
      stopAdopting();
    };
  }, [form, change, onAdopt]);
}

/** One step's form over all answers: it judges what the step asks, and everything that is typed is kept. */
export function useStepForm({ step, draft, apiFaults, field, onDone }: StepFormOptions): StepForm {
  const { read, change, onAdopt } = draft;
  const [answers] = useState(read);
  const form = useForm<IntakeAnswers>({
    defaultValues: answers,
    resolver: resolverOf((typed: IntakeAnswers) => faultsOfStep(checkIntake(typed, new Date()), step)),
    shouldFocusError: false,
  });

  useTypedAnswers(form, change, onAdopt);

  const submit = form.handleSubmit(onDone);
  const mend = useEffectEvent(async () => {
    await form.trigger();
    for (const [path, message] of apiFaults) {
      if (stepOf(path) === step) form.setError(path as FieldPath<IntakeAnswers>, { type: 'api', message });
    }
  });
  // Whoever follows a fault from the check of all answers sees it here too, and stands in its field.
  useEffect(() => {
    if (field !== undefined) void mend();
  }, [field]);
  const { errors } = form.formState;
  const isThere = useRef(false);
  useEffect(() => {
    if (field === undefined || isThere.current || Object.keys(errors).length === 0) return;
    // After the summary of faults, which takes the focus as it appears.
    isThere.current = true;
    focusField(field);
  }, [errors, field]);

  return { form, submit };
}
