import type { ReportedContentView } from '@cw/api-client';
import { REPORT_LIMITS, type ReportDecision } from '@cw/domain';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { ActDialog } from '../records/act-dialog.js';

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

/** Says what the decision means for the words and who is told, and asks why. */
export function DecisionDialog({ report, decision, onClose }: DecisionDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const carryOut = useDecision(report.id);
  const { kind } = report;
  return (
    <ActDialog
      title={formatMessage({ id: `admin.reports.${decision}.title` }, { kind })}
      text={formatMessage({ id: `admin.reports.${decision}.text` }, { kind })}
      confirmLabel={formatMessage({ id: `admin.reports.${decision}.action` })}
      done={formatMessage({ id: `admin.reports.${decision}.done` }, { kind })}
      danger={decision === 'hide'}
      words={{
        label: formatMessage({ id: 'admin.move.reason' }),
        hint: formatMessage({ id: `admin.reports.${decision}.reason_hint` }),
        min: reasonMin,
        max: reasonMax,
        draft: `report.${decision}.${report.id}`,
      }}
      carryOut={(reason) => carryOut(decision, reason)}
      onClose={onClose}
    />
  );
}
