import { FILE_LIMITS, REPORT_TYPES } from '@cw/domain';
import { FileDrop, Stack, type FileDropItem } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { UnkeptPaperNote } from '../draft/unkept-paper-note.js';
import { ReportOutcome } from '../report/report-outcome.js';
import type { Report, ReportState } from '../report/use-report.js';

/** Until the request goes, the file waits on this device, whatever was read from it. */
function itemsOf({ phase, file, percent, fault }: ReportState): readonly FileDropItem[] {
  if (file === undefined) return [];
  const item = { id: 'appraisal', name: file.name, file } as const;
  if (phase === 'sending') return [{ ...item, state: 'sending', percent: percent ?? 0 }];
  if (phase === 'refused') {
    return [{ ...item, state: 'failed', isUnfit: true, ...(fault !== undefined && { fault }) }];
  }
  return [{ ...item, state: 'waiting' }];
}

export interface ReportStepProps {
  readonly report: Report;
  /** It would be refused as part of the request. */
  readonly error: string | undefined;
}

/** INT-05: the report, by choosing or dragging it; it is read while its owner goes on. */
export function ReportStep({ report, error }: ReportStepProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <>
      <FileDrop
        name="appraisal"
        label={formatMessage({ id: 'intake.report.file' })}
        hint={formatMessage({ id: 'intake.report.hint' })}
        error={error}
        items={itemsOf(report.state)}
        accept={REPORT_TYPES}
        maxBytes={FILE_LIMITS.appraisalMaxBytes}
        maxFiles={1}
        onAdd={([file]) => {
          if (file !== undefined) report.choose(file);
        }}
        onRemove={report.remove}
        optional
      />
      <UnkeptPaperNote isHere={report.state.file !== undefined} />
      <Stack role="status" spacing={1.5}>
        <ReportOutcome report={report} />
      </Stack>
    </>
  );
}
