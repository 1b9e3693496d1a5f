import type { PaperDetails } from '@cw/api-client';
import { cents, toDollarsInput } from '@cw/domain';
import type { MessageId } from '@cw/i18n';

type Label =
  | 'state'
  | 'trade'
  | 'number'
  | 'expires'
  | 'effective'
  | 'insured'
  | 'insurer'
  | 'policy'
  | 'occurrence'
  | 'provider'
  | 'completed'
  | 'name'
  | 'business'
  | 'tax'
  | 'signed';

/** One thing that stands on a paper. */
export interface PaperLine {
  /** As the API calls it: `licenses.0.number`. */
  readonly path: string;
  readonly label: MessageId & `admin.verification.field.${Label}`;
  readonly is: 'text' | 'day' | 'money' | 'state' | 'trade' | 'tax';
  readonly optional: boolean;
  /** Which of several licenses it is of, from 1; null of any other paper, and of a license that is alone. */
  readonly license: number | null;
  /** As it is typed; empty for what was left out. */
  readonly typed: string;
}

type Kind = PaperLine['is'];

const line = (path: string, label: Label, typed: string, is: Kind = 'text'): PaperLine => ({
  ...{ path, is, typed, label: `admin.verification.field.${label}`, optional: false },
  license: null,
});

/** Every line of a paper; several licenses are several groups. */
export function linesOf({ licenses, insurance, backgroundCheck, w9 }: PaperDetails): readonly (readonly PaperLine[])[] {
  const groups = (licenses ?? []).map((license, index, { length }) =>
    [
      line(`licenses.${index}.state`, 'state', license.state, 'state'),
      line(`licenses.${index}.trade`, 'trade', license.trade, 'trade'),
      line(`licenses.${index}.number`, 'number', license.number),
      line(`licenses.${index}.expiresOn`, 'expires', license.expiresOn, 'day'),
    ].map((one) => ({ ...one, license: length > 1 ? index + 1 : null })),
  );
  if (insurance !== null) {
    const { insuredName, insurer, policyNumber, eachOccurrenceCents, effectiveOn, expiresOn } = insurance;
    groups.push([
      line('insuredName', 'insured', insuredName),
      line('insurer', 'insurer', insurer),
      line('policyNumber', 'policy', policyNumber),
      line('eachOccurrenceCents', 'occurrence', toDollarsInput(cents(eachOccurrenceCents)), 'money'),
      line('effectiveOn', 'effective', effectiveOn, 'day'),
      line('expiresOn', 'expires', expiresOn, 'day'),
    ]);
  }
  if (backgroundCheck !== null) {
    const { provider, completedOn } = backgroundCheck;
    groups.push([line('provider', 'provider', provider), line('completedOn', 'completed', completedOn, 'day')]);
  }
  if (w9 !== null) {
    groups.push([
      line('name', 'name', w9.name),
      { ...line('businessName', 'business', w9.businessName ?? ''), optional: true },
      line('taxClass', 'tax', w9.taxClass, 'tax'),
      line('signedOn', 'signed', w9.signedOn, 'day'),
    ]);
  }
  return groups;
}
