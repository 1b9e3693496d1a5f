import type { ConditionView } from '@cw/api-client';
import type { MessageId } from '@cw/i18n';
import { useFaultAt } from '../../../forms/use-fault-at.js';

const LABELS: ReadonlyMap<string, MessageId> = new Map([
  ['timeline', 'bids.form.timeline'],
  ['startDate', 'bids.form.start_date'],
  ['durationDays', 'bids.form.duration'],
  ['workDescription', 'bids.form.work'],
  ['materials', 'bids.form.materials'],
  ['warrantyMonths', 'bids.form.warranty'],
  ['validUntil', 'bids.form.valid_until'],
]);

const LINE_LABELS: ReadonlyMap<string, MessageId> = new Map([
  ['amount', 'bids.form.amount_of'],
  ['note', 'bids.form.note_excluded'],
]);

/** A fault of a bid with its field before it, and with the number of the repair that it is about. */
export function useNamedBidFault(conditions: readonly ConditionView[]): (path: string, fault: string) => string {
  const at = useFaultAt();
  return (path, fault) => {
    const [, index, inLine = ''] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const id = index === undefined ? LABELS.get(path) : LINE_LABELS.get(inLine);
    if (id === undefined) return fault;
    const number = conditions[Number(index)]?.number ?? 0;
    return at(id, fault, { number });
  };
}
