import { detailOf, useNameSettlementAgentMutation, type InvoiceView } from '@cw/api-client';
import { Typography, useToast } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { placeApiFaults, resolverOf } from '../../forms/form-faults.js';
import { FormDialog } from '../../forms/form-dialog.js';
import { FormSummary } from '../../forms/form-summary.js';
import { AGENT_ORDER, agentBody, checkAgent, type AgentAnswers } from '../../forms/settlement-agent.js';
import { SettlementAgentFields } from '../../forms/settlement-agent-fields.js';
import { useKeptAnswers } from '../../forms/use-kept-answers.js';
import { useOnce } from '../../forms/use-once.js';
import { isLetterOnItsWay } from './invoice-notes.js';

const KNOWN: ReadonlySet<string> = new Set(AGENT_ORDER);

export interface AgentDialogProps {
  readonly invoice: InvoiceView;
  /** What the project says of them before anybody was named here. */
  readonly suggested: string | null;
  readonly onClose: () => void;
}

/** Of an invoice that is out, whoever the project names may be the one who declined it. */
function knownOf({ agent, state }: InvoiceView, suggested: string | null): AgentAnswers {
  if (agent === null)
    return { name: (state === 'draft' ? suggested : null) ?? '', company: '', email: '', fileNumber: '' };
  const { name, company, email, fileNumber } = agent;
  return { name: name ?? '', company: company ?? '', email: email ?? '', fileNumber: fileNumber ?? '' };
}

function useAgentForm({ invoice, suggested, onClose }: AgentDialogProps) {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const [save] = useNameSettlementAgentMutation();
  const [rest, setRest] = useState<readonly string[]>([]);
  const { projectId } = invoice;
  const form = useForm<AgentAnswers>({
    defaultValues: knownOf(invoice, suggested),
    resolver: resolverOf(checkAgent),
    shouldFocusError: false,
  });
  const forget = useKeptAnswers(form, `settlement_agent.${projectId}`);
  const send = useOnce(async (answers: AgentAnswers) => {
    let saved: InvoiceView;
    try {
      saved = await save({ id: projectId, settlementAgentInput: agentBody(answers) }).unwrap();
    } catch (error) {
      const faults = placeApiFaults(error, form.setError, (path) => KNOWN.has(path));
      const said = detailOf(error) ?? formatMessage({ id: 'errors.server.unexpected' });
      setRest(faults.placed + faults.rest.length > 0 ? faults.rest : [said]);
      return;
    }
    forget();
    const title = isLetterOnItsWay(saved)
      ? formatMessage({ id: 'invoices.agent.saved_sent' }, { name: answers.name })
      : formatMessage({ id: 'invoices.agent.saved' });
    toast({ kind: 'done', title });
    onClose();
  });
  return { form, rest, submit: form.handleSubmit(send), sending: form.formState.isSubmitting };
}

/** Who settles the closing; may be said again until the invoice is paid. */
export function AgentDialog(props: AgentDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const { form, rest, submit, sending } = useAgentForm(props);
  return (
    <FormDialog
      title={formatMessage({ id: 'invoices.agent.title' })}
      saveLabel={formatMessage({ id: 'invoices.agent.save' })}
      sending={sending}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <FormSummary form={form} order={AGENT_ORDER} rest={rest} />
      <Typography variant="body2">{formatMessage({ id: 'invoices.agent.text' })}</Typography>
      <SettlementAgentFields form={form} />
    </FormDialog>
  );
}
