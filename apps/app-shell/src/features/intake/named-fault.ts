import type { MessageId } from '@cw/i18n';
import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useFaultAt } from '../../forms/use-fault-at.js';
import type { IntakeAnswers } from './answers/intake-answers.js';
import { FIELD_LABELS } from './field-labels.js';

/** Fields that are not asked alone: of the settlement agent, and of each repair. */
const PART_LABELS: Readonly<Record<string, MessageId>> = {
  'settlementAgent.name': 'intake.field.agent_name',
  'settlementAgent.company': 'invoices.agent.company',
  'settlementAgent.email': 'intake.field.agent_email',
  'settlementAgent.fileNumber': 'invoices.agent.file_number',
  'repairs.*.description': 'intake.repair.description',
  'repairs.*.category': 'intake.repair.category',
  'repairs.*.responsibleParty': 'intake.repair.party',
  'repairs.*.estimatedCost': 'projects.condition.cost',
};

const LABELS: Readonly<Record<string, MessageId>> = { ...FIELD_LABELS, ...PART_LABELS };

/** A fault of the request with its field before it where it names none, and its repair where there are several. */
export function useNamedIntakeFault(
  form: UseFormReturn<IntakeAnswers>,
): (path: string, fault: string, nameless: boolean) => string {
  const { formatMessage } = useIntl();
  const at = useFaultAt();
  return (path, fault, nameless) => {
    // The categories are above the repairs, but not above the summary.
    if (path === 'repairs' && fault === formatMessage({ id: 'errors.field.repair_category' })) {
      return formatMessage({ id: 'intake.fault.no_repair' });
    }
    const label = LABELS[path.replace(/^repairs\.\d+\./, 'repairs.*.')];
    const named = nameless && label !== undefined ? at(label, fault) : fault;
    const [, index] = /^repairs\.(\d+)\./.exec(path) ?? [];
    if (index === undefined || !nameless || form.getValues('repairs').length < 2) return named;
    return at('projects.condition.heading', named, { number: Number(index) + 1 });
  };
}
