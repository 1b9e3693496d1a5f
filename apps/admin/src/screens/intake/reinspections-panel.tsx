import { useFormats } from '@cw/i18n/react';
import { CheckIcon, Chip, ClockIcon, Panel, PersonsWords, WarningIcon } from '@cw/ui';
import type { ReinspectionResult } from '@cw/domain';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RecordLines } from '../records/record-lines.js';
import type { IntakeProps } from './intake-props.js';

function Result({ result }: { readonly result: ReinspectionResult | null }): ReactElement {
  const looks = {
    passed: { tone: 'green', icon: <CheckIcon /> },
    failed: { tone: 'brick', icon: <WarningIcon /> },
    ordered: { tone: 'plum', icon: <ClockIcon /> },
  } as const;
  const standing = result ?? 'ordered';
  return (
    <Chip {...looks[standing]}>
      <FormattedMessage id={`triage.reinspection.${standing}`} />
    </Chip>
  );
}

/** INT-08: who looked at the finished work and when, and what they found; the latest first. */
export function ReinspectionsPanel({ intake: { reinspections } }: IntakeProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  if (reinspections.length === 0) return null;
  return (
    <Panel flush title={formatMessage({ id: 'triage.reinspections' })}>
      <RecordLines
        lines={reinspections.map(({ id, scheduledOn, inspectorName, inspectorCompany, result, notes }) => ({
          id,
          head: (
            <>
              <span className="name">{formats.plainDate(scheduledOn, 'full')}</span>
              <Result result={result} />
            </>
          ),
          body: (
            <>
              <span>{[inspectorName, inspectorCompany].filter((part) => part !== null && part !== '').join(', ')}</span>
              {notes === null ? null : <PersonsWords>{notes}</PersonsWords>}
            </>
          ),
        }))}
      />
    </Panel>
  );
}
