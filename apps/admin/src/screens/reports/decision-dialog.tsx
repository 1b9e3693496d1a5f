import type { ReportedContentView } from '@cw/api-client';
import { REPORT_LIMITS, type ReportDecision } from '@cw/domain';
import { ConfirmDialog, Stack, TextField, useToast } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';

const { reasonMin, reasonMax } = REPORT_LIMITS;

/** Carries a decision out; rejects with the API's error. */
function useDecision(id: string): (decision: ReportDecision, reason: string) => Promise<unknown> {
  const { api } = useKit();
  const [hide] = api.useHideReportedMutation();
  const [keep] = api.useKeepReportedMutation();
  const [show] = api.useShowReportedMutation();
  const carryOut = { hide, keep, show } as const;
  return (decision, reason) => carryOut[decision]({ id, decideReport: { reason } }).unwrap();
}

export interface DecisionDialogProps {
  readonly report: ReportedContentView;
  readonly decision: ReportDecision;
  readonly onClose: () => void;
}

/** Says what the decision means for the words and who is told, and asks why. What was typed stays when it fails. */
export function DecisionDialog({ report, decision, onClose }: DecisionDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const { detailOf } = useKit();
  const carryOut = useDecision(report.id);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { kind } = report;
  const typed = reason.trim();
  const isShort = typed.length < reasonMin;

  const confirm = async (): Promise<void> => {
    setTried(true);
    if (isShort) return;
    setRefusal(undefined);
    try {
      await carryOut(decision, typed);
    } catch (error) {
      setRefusal(detailOf(error) ?? formatMessage({ id: 'errors.server.unexpected' }));
      return;
    }
    toast({ kind: 'done', title: formatMessage({ id: `admin.reports.${decision}.done` }, { kind }) });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={formatMessage({ id: `admin.reports.${decision}.title` }, { kind })}
      confirmLabel={formatMessage({ id: `admin.reports.${decision}.action` })}
      danger={decision === 'hide'}
      error={refusal}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <p>
          <FormattedMessage id={`admin.reports.${decision}.text`} values={{ kind }} />
        </p>
        <TextField
          name="reason"
          label={formatMessage({ id: 'admin.move.reason' })}
          hint={formatMessage({ id: `admin.reports.${decision}.reason_hint` })}
          rows={3}
          maxLength={reasonMax}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={tried && isShort ? formatMessage({ id: 'admin.reports.reason_short' }, { min: reasonMin }) : undefined}
        />
        <p>
          <FormattedMessage id="admin.move.logged" />
        </p>
      </Stack>
    </ConfirmDialog>
  );
}
