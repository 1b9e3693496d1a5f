import { ErrorSummary } from '@cw/ui';
import type { ReactElement } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isNameless, useFaultText } from './fault.js';
import { listFaults } from './list-faults.js';

export interface FormSummaryProps<T extends FieldValues> {
  readonly form: UseFormReturn<T>;
  /** Names in the order of the page. */
  readonly order: readonly string[];
  /** Sentences about the form as a whole. */
  readonly rest?: readonly string[];
  /** Of a form whose faults do not all say which field they are of; `nameless` is a fault that any field may have. */
  readonly named?: (path: string, fault: string, nameless: boolean) => string;
}

/** What must be mended before the form can go, first on the page and with the same words as at the fields. */
export function FormSummary<T extends FieldValues>(props: FormSummaryProps<T>): ReactElement {
  const { form, order, rest = [], named = (_, fault) => fault } = props;
  const textOf = useFaultText();
  const { errors, submitCount } = form.formState;
  const faults = listFaults(errors, order).map(({ path, message }) => ({
    name: path,
    message: named(path, textOf(message) ?? '', isNameless(message)),
  }));
  const whole = rest.map((message) => ({ name: null, message }));
  return <ErrorSummary faults={[...whole, ...faults]} attempt={submitCount} />;
}
