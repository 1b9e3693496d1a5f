import { useListProjectDisputesQuery, type DisputeView } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { EmptyState, LoadingState, SkeletonRows, Stack } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RecordLayout } from '../../layouts/record-layout.js';
import { LoadError } from '../../lists/load-error.js';
import { CaseBanner, type CaseProps } from './case-banner.js';
import { ExhibitsPanel } from './exhibits-panel.js';
import { HeldPanel } from './held-panel.js';
import { OffersPanel } from './offers-panel.js';
import { OutcomePanel } from './outcome-panel.js';
import { StatementsPanel } from './statements-panel.js';
import { StepsPanel } from './steps-panel.js';
import { StoryPanel } from './story-panel.js';

/** One case, whole. */
function Case({ dispute }: CaseProps): ReactElement {
  return (
    <Stack spacing={3}>
      <CaseBanner dispute={dispute} />
      <RecordLayout
        side={
          <>
            {dispute.endedAt === null ? <HeldPanel dispute={dispute} /> : null}
            <StepsPanel dispute={dispute} />
          </>
        }
      >
        <OutcomePanel dispute={dispute} />
        <StoryPanel dispute={dispute} />
        <OffersPanel dispute={dispute} />
        <StatementsPanel dispute={dispute} />
        <ExhibitsPanel dispute={dispute} />
      </RecordLayout>
    </Stack>
  );
}

/** A case before the last one, opened on request. */
function EarlierCase({ dispute }: CaseProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { state, openedAt } = dispute;
  const title = formatMessage({ id: 'disputes.earlier' }, { state, date: formats.date(openedAt, 'full') });
  return (
    <details>
      <summary>{title}</summary>
      <Stack spacing={3} sx={{ mt: 2 }}>
        <StoryPanel dispute={dispute} />
        <StatementsPanel dispute={dispute} />
        <ExhibitsPanel dispute={dispute} />
      </Stack>
    </details>
  );
}

function Cases({ disputes }: { readonly disputes: readonly DisputeView[] }): ReactElement {
  const [latest, ...earlier] = disputes;
  return (
    <Stack spacing={3}>
      {latest === undefined ? null : <Case key={latest.id} dispute={latest} />}
      {earlier.map((dispute) => (
        <EarlierCase key={dispute.id} dispute={dispute} />
      ))}
    </Stack>
  );
}

export interface DisputesProps {
  readonly projectId: string;
  /** Where to go from a project that nobody disputed. */
  readonly back: ReactNode;
}

/** The quarrels about one project, the last one first: what was said, offered and decided. */
export function Disputes({ projectId, back }: DisputesProps): ReactElement {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useListProjectDisputesQuery(projectId);
  if (data === undefined) {
    return error === undefined ? (
      <LoadingState text={formatMessage({ id: 'disputes.loading' })}>
        <SkeletonRows count={5} />
      </LoadingState>
    ) : (
      <LoadError title={formatMessage({ id: 'disputes.load_failed' })} error={error} onRetry={() => void refetch()} />
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState title={formatMessage({ id: 'disputes.none' })} drawing="house" action={back}>
        {formatMessage({ id: 'disputes.none_text' })}
      </EmptyState>
    );
  }
  return <Cases disputes={data.items} />;
}
