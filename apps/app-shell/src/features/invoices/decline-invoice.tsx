import { detailOf, useDeclineInvoiceMutation } from '@cw/api-client';
import { INVOICE_DECLINE } from '@cw/domain';
import { Button, ConfirmDialog, Typography, useToast } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useOnce } from '../../forms/use-once.js';

interface DeclineInvoiceProps {
  readonly token: string;
  /** Reads the invoice once more, which then says that it is not theirs. */
  readonly onDeclined: () => Promise<void>;
}

/** For somebody who was named by mistake. */
export function DeclineInvoice({ token, onDeclined }: DeclineInvoiceProps): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const [decline] = useDeclineInvoiceMutation();
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  // The mail's own link asks at once.
  const [asked, setAsked] = useState(search.has(INVOICE_DECLINE));
  const [error, setError] = useState<string>();
  // Answered, it is not asked again by a reload.
  const close = (): void => {
    setAsked(false);
    if (!search.has(INVOICE_DECLINE)) return;
    const rest = new URLSearchParams(search);
    rest.delete(INVOICE_DECLINE);
    // The link's secret stays where it is.
    void navigate({ search: rest.toString(), hash }, { replace: true });
  };
  const confirm = useOnce(async () => {
    setError(undefined);
    try {
      await decline({ token }).unwrap();
      toast({ kind: 'done', title: formatMessage({ id: 'invoices.declined' }) });
      close();
      await onDeclined();
    } catch (caught) {
      setError(detailOf(caught) ?? formatMessage({ id: 'invoices.failed' }));
    }
  });
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsked(true)}>
        {formatMessage({ id: 'invoices.decline' })}
      </Button>
      <ConfirmDialog
        open={asked}
        title={formatMessage({ id: 'invoices.decline_title' })}
        confirmLabel={formatMessage({ id: 'invoices.decline_confirm' })}
        error={error}
        onConfirm={confirm}
        onClose={close}
      >
        <Typography>{formatMessage({ id: 'invoices.decline_text' })}</Typography>
      </ConfirmDialog>
    </>
  );
}
