import { useCallback } from 'react';
import { get, type FieldPath, type FieldValues, type UseFormRegisterReturn, type UseFormReturn } from 'react-hook-form';
import { useFaultText } from './fault.js';

export type FieldProps<N extends string> = UseFormRegisterReturn<N> & { readonly error: string | undefined };

/** Everything that a field of the design system needs from the form, by the field's name. */
export function useFieldProps<T extends FieldValues>(
  form: UseFormReturn<T>,
): <N extends FieldPath<T>>(name: N) => FieldProps<N> {
  const textOf = useFaultText();
  const { register, formState } = form;
  const { errors } = formState;
  return useCallback(
    (name) => {
      const fault: unknown = get(errors, name);
      const message: unknown = typeof fault === 'object' && fault !== null ? Reflect.get(fault, 'message') : undefined;
      return { ...register(name), error: textOf(typeof message === 'string' ? message : undefined) };
    },
    [errors, register, textOf],
  );
}
