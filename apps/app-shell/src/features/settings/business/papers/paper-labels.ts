import type { MessageId } from '@cw/i18n';
import { useFaultAt } from '../../../../forms/use-fault-at.js';

/** What each field is called, at the field and where a fault of it is listed. */
export const PAPER_LABELS = {
  state: 'projects.field.state',
  trade: 'settings.papers.trade',
  number: 'settings.business.license',
  insuredName: 'settings.papers.insured',
  insurer: 'settings.business.insurer',
  policyNumber: 'settings.papers.policy',
  eachOccurrence: 'settings.papers.each_occurrence',
  effectiveOn: 'settings.papers.effective',
  expiresOn: 'settings.papers.expires',
  provider: 'settings.papers.provider',
  completedOn: 'settings.papers.completed',
  name: 'settings.papers.w9_name',
  businessName: 'settings.papers.w9_business',
  taxClass: 'settings.papers.tax_class',
  signedOn: 'settings.papers.signed',
} as const satisfies Readonly<Record<string, MessageId>>;

const isLabelled = (name: string): name is keyof typeof PAPER_LABELS => Object.hasOwn(PAPER_LABELS, name);

/** A fault with its field before it, and with the number of its license where there are several. */
export function useNamedFault(licenses: number): (path: string, fault: string) => string {
  const at = useFaultAt();
  return (path, fault) => {
    const [, index, inLicense] = /^licenses\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const name = inLicense ?? path;
    const named = isLabelled(name) ? at(PAPER_LABELS[name], fault) : fault;
    if (index === undefined || licenses < 2) return named;
    return at('settings.papers.license_of', named, { number: Number(index) + 1 });
  };
}
