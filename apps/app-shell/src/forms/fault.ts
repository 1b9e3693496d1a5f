import type { MessageId } from '@cw/i18n';
import { useCallback } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

/** What is wrong with an answer, before it has words: the same codes in a form and in the API. */
export interface Fault {
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, string | number>>;
}

const OWN = 'fault:';

/** A fault as the string that a form keeps; it gets its words when shown, so a change of language changes them too. */
export const encodeFault = (fault: Fault): string => OWN + JSON.stringify(fault);

function decodeFault(message: string): Fault | undefined {
  return message.startsWith(OWN) ? (JSON.parse(message.slice(OWN.length)) as Fault) : undefined;
}

/** Says what is wrong, but not with which field: the faults that any field may have, and the API's own sentences. */
export const isNameless = (message: string): boolean => decodeFault(message)?.id.startsWith('errors.field.') ?? true;

/** The words of what a form keeps: a fault of ours, or a sentence that the API wrote for the reader. */
export function faultText(intl: IntlShape, message: string | undefined): string | undefined {
  if (message === undefined || message === '') return undefined;
  const fault = decodeFault(message);
  return fault === undefined ? message : intl.formatMessage({ id: fault.id }, { ...fault.values });
}

export function useFaultText(): (message: string | undefined) => string | undefined {
  const intl = useIntl();
  return useCallback((message) => faultText(intl, message), [intl]);
}
