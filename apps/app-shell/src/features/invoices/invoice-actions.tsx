import {
  detailOf,
  useIssueInvoiceMutation,
  useReportClosingFellThroughMutation,
  useRevokeInvoiceLinkMutation,
  useSendInvoiceMutation,
  type InvoiceView,
} from '@cw/api-client';
import { cents, INVOICE_TERMS } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { Button, ConfirmDialog, SendingButton, Stack, Typography, useToast } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useOnce } from '../../forms/use-once.js';
import { AgentDialog } from './agent-dialog.js';

export interface InvoiceActionsProps {
  readonly invoice: InvoiceView;
  readonly suggested: string | null;
  /** Whether the reader is the client, who may owe it, and is spoken to as such. */
  readonly isOwner: boolean;
  /** Whether a closing fell through already: another one is spoken of as a later one. */
  readonly hasFallenThrough: boolean;
}

type Act = 'issue' | 'send' | 'revoke_link' | 'fall_through';
/** Sending it once more ends nothing and moves nothing; all else asks first. */
type AskedAct = Exclude<Act, 'send'>;
type Asked = AskedAct | 'address';

function useActs({ projectId, agent, payer }: InvoiceView, isOwner: boolean) {
  const { formatMessage } = useIntl();
  const [issue] = useIssueInvoiceMutation();
  const [send] = useSendInvoiceMutation();
  const [revoke] = useRevokeInvoiceLinkMutation();
  const [fallThrough] = useReportClosingFellThroughMutation();
  const email = agent?.email ?? '';
  const owner = String(isOwner);
  const sent = formatMessage({ id: payer === 'client' ? 'invoices.sent_client' : 'invoices.sent' }, { email, owner });
  return {
    issue: { run: () => issue(projectId).unwrap(), done: formatMessage({ id: 'invoices.sent' }, { email }) },
    send: { run: () => send(projectId).unwrap(), done: sent },
    revoke_link: { run: () => revoke(projectId).unwrap(), done: formatMessage({ id: 'invoices.revoked' }) },
    fall_through: {
      run: () => fallThrough(projectId).unwrap(),
      done: formatMessage({ id: 'invoices.fell_through' }, { owner }),
    },
  };
}

/** How it is said of the closing that was agreed for, and of a later one. */
const fallenWords = (isLater: boolean) =>
  isLater
    ? ({ act: 'invoices.fall_through_later', title: 'invoices.fall_through_later_title' } as const)
    : ({ act: 'invoices.fall_through', title: 'invoices.fall_through_title' } as const);

interface DialogsProps extends InvoiceActionsProps {
  readonly asked: Asked | undefined;
  readonly error: string | undefined;
  readonly onConfirm: (name: AskedAct) => Promise<void>;
  readonly onClose: () => void;
}

/** The settlement agent is told, where there is one. */
function FallThroughDialog(props: DialogsProps): ReactElement {
  const { formatMessage } = useIntl();
  const { invoice, isOwner, asked, error, onConfirm, onClose } = props;
  const { act, title } = fallenWords(props.hasFallenThrough);
  const terms = { amount: formatMoney(cents(invoice.amountCents)), days: INVOICE_TERMS.dueByClient };
  const sides = { owner: String(isOwner), named: String(invoice.agent !== null) };
  return (
    <ConfirmDialog
      open={asked === 'fall_through'}
      title={formatMessage({ id: title })}
      confirmLabel={formatMessage({ id: act })}
      error={error}
      onConfirm={() => onConfirm('fall_through')}
      onClose={onClose}
    >
      <Typography>{formatMessage({ id: 'invoices.fall_through_text' }, { ...terms, ...sides })}</Typography>
    </ConfirmDialog>
  );
}

function Dialogs(props: DialogsProps): ReactElement {
  const { formatMessage } = useIntl();
  const { invoice, suggested, asked, error, onConfirm, onClose } = props;
  const { agent } = invoice;
  const amount = formatMoney(cents(invoice.amountCents));
  return (
    <>
      {asked === 'address' ? <AgentDialog invoice={invoice} suggested={suggested} onClose={onClose} /> : null}
      <ConfirmDialog
        open={asked === 'issue'}
        title={formatMessage({ id: 'invoices.issue_title' }, { amount, email: agent?.email ?? '' })}
        confirmLabel={formatMessage({ id: 'invoices.issue' })}
        error={error}
        onConfirm={() => onConfirm('issue')}
        onClose={onClose}
      >
        <Typography>{formatMessage({ id: 'invoices.issue_text' })}</Typography>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'revoke_link'}
        danger
        title={formatMessage({ id: 'invoices.revoke_link_title' }, { payer: invoice.payer })}
        confirmLabel={formatMessage({ id: 'invoices.revoke_link' })}
        error={error}
        onConfirm={() => onConfirm('revoke_link')}
        onClose={onClose}
      >
        <Typography>{formatMessage({ id: 'invoices.revoke_link_text' })}</Typography>
      </ConfirmDialog>
      <FallThroughDialog {...props} />
    </>
  );
}

/** What the client's side may do with it now, as the API says. */
export function InvoiceActions(props: InvoiceActionsProps): ReactElement | null {
  const { invoice, isOwner, hasFallenThrough } = props;
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const acts = useActs(invoice, isOwner);
  const [asked, setAsked] = useState<Asked>();
  const [running, setRunning] = useState<Act>();
  const [error, setError] = useState<string>();
  const { events, agent } = invoice;
  const isFirst = invoice.payer === 'settlement_agent' && invoice.sentAt === null;

  const act = useOnce(async (name: Act) => {
    setRunning(name);
    setError(undefined);
    try {
      await acts[name].run();
      toast({ kind: 'done', title: acts[name].done });
      setAsked(undefined);
    } catch (caught) {
      const title = formatMessage({ id: 'invoices.failed' });
      const text = detailOf(caught);
      // A dialog says it itself.
      if (name !== 'send') setError(text ?? title);
      else toast({ kind: 'broken', title, ...(text !== undefined && { text }) });
    } finally {
      setRunning(undefined);
    }
  });

  const ask = (what: Asked): void => {
    setError(undefined);
    setAsked(what);
  };

  if (events.length === 0) return null;
  return (
    <Stack spacing={1}>
      {events.includes('issue') ? (
        <Button variant="primary" fullWidth onClick={() => ask('issue')}>
          {formatMessage({ id: 'invoices.issue' })}
        </Button>
      ) : null}
      {events.includes('address') ? (
        <Button fullWidth onClick={() => ask('address')}>
          {formatMessage({ id: agent === null ? 'invoices.name_agent' : 'invoices.change_agent' })}
        </Button>
      ) : null}
      {events.includes('send') ? (
        <SendingButton fullWidth sending={running === 'send'} onClick={() => void act('send')}>
          {formatMessage({ id: isFirst ? 'invoices.send_first' : 'invoices.send' })}
        </SendingButton>
      ) : null}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {events.includes('revoke_link') ? (
          <Button variant="quiet" size="small" onClick={() => ask('revoke_link')}>
            {formatMessage({ id: 'invoices.revoke_link' })}
          </Button>
        ) : null}
        {events.includes('fall_through') ? (
          <Button variant="quiet" size="small" onClick={() => ask('fall_through')}>
            {formatMessage({ id: fallenWords(hasFallenThrough).act })}
          </Button>
        ) : null}
      </Stack>
      <Dialogs {...props} asked={asked} error={error} onConfirm={act} onClose={() => setAsked(undefined)} />
    </Stack>
  );
}
