import { useState } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { placeApiFaults, resolverOf, type Faults } from '../../../forms/form-faults.js';
import { useRefusalText } from '../../../forms/refusal-text.js';
import { useOnce } from '../../../forms/use-once.js';
import { isLinkInvalid } from './link-token.js';

export interface LinkFormPlan<T extends FieldValues> {
  readonly nothing: DefaultValues<T>;
  /** Every field, in the order of the page. */
  readonly order: readonly FieldPath<T>[];
  readonly check: (answers: T) => Faults;
  /** Sends what was judged good, and goes on from there. */
  readonly send: (answers: T) => Promise<void>;
  /** The link was used or ran out while the form stood open. */
  readonly onExpired: () => void;
}

export interface LinkFormControls<T extends FieldValues> {
  readonly form: UseFormReturn<T>;
  readonly order: readonly FieldPath<T>[];
  /** A refusal that belongs to no field. */
  readonly refusal: string | undefined;
  readonly submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
}

/** A form that an e-mailed link opened, and that uses the link up. */
export function useLinkForm<T extends FieldValues>(plan: LinkFormPlan<T>): LinkFormControls<T> {
  const { nothing, order, check, send, onExpired } = plan;
  const refusalText = useRefusalText();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<T>({ defaultValues: nothing, resolver: resolverOf(check), shouldFocusError: false });
  const submit = useOnce(async (answers: T) => {
    setRefusal(undefined);
    try {
      await send(answers);
    } catch (error) {
      if (isLinkInvalid(error)) return onExpired();
      const known: ReadonlySet<string> = new Set(order);
      const { placed } = placeApiFaults(error, form.setError, (path) => known.has(path));
      if (placed === 0) setRefusal(refusalText(error, 'errors.server.unexpected'));
    }
  });
  return { form, order, refusal, submit: form.handleSubmit(submit) };
}
