import { Banner, Chip, LoadingState, PageTitle, SkeletonRows, Stack, StateChip, styled, WarningIcon } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { BackLink } from '../records/back-link.js';
import { COLLEAGUE_POLL_MS, useFreshEvery } from '../records/fresh.js';
import { HistoryPanel } from './history-panel.js';
import type { IntakeProps } from './intake-props.js';
import { NextPanel } from './next-panel.js';
import { OffersPanel } from './offers-panel.js';
import { PapersPanel } from './papers-panel.js';
import { ProjectsPanel } from './projects-panel.js';
import { QuestionsPanel } from './questions-panel.js';
import { ReinspectionsPanel } from './reinspections-panel.js';
import { RepairsPanel } from './repairs-panel.js';
import { RequestFacts } from './request-facts.js';
import { ReviewClock } from './review-clock.js';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'start',
  '& > *': { minWidth: 0, display: 'grid', gap: theme.spacing(3) },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 26rem)' },
}));

/** Why the form itself took a second look at who sent it. */
function FlagsBanner({ intake }: IntakeProps): ReactElement | null {
  if (intake.flags.length === 0) return null;
  return (
    <Banner kind="sent_back" title={<FormattedMessage id="triage.flags_title" />}>
      <Stack component="ul" spacing={0.5}>
        {intake.flags.map((flag) => (
          <li key={flag}>
            <FormattedMessage id={`triage.flag.${flag}`} />
          </li>
        ))}
      </Stack>
    </Banner>
  );
}

function Title({ intake }: IntakeProps): ReactElement {
  const { reference, address, city, usState, zip, state, urgency } = intake;
  return (
    <PageTitle
      title={`${address}, ${city}`}
      above={
        <>
          <StateChip machine="intake" state={state} />
          <ReviewClock request={intake} />
          {urgency === 'urgent' ? (
            <Chip tone="brick" icon={<WarningIcon />}>
              <FormattedMessage id="intake.urgency.urgent" />
            </Chip>
          ) : null}
        </>
      }
      subtitle={`${reference} · ${usState} ${zip}`}
    />
  );
}

export interface IntakeRecordProps {
  readonly id: string;
  readonly listPath: string;
}

/** One request as staff work on it: who acts next, what was sent, what was said, and what came of it. */
export function IntakeRecord({ id, listPath }: IntakeRecordProps): ReactElement {
  const { formatMessage } = useIntl();
  const { api, LoadError } = useKit();
  const { data: intake, error, isFetching, refetch } = api.useGetIntakeQuery(id, useFreshEvery(COLLEAGUE_POLL_MS));
  const back = (
    <BackLink to={listPath}>
      <FormattedMessage id="triage.back" />
    </BackLink>
  );
  if (intake === undefined) {
    return (
      <>
        {back}
        {error !== undefined && !isFetching ? (
          <LoadError title={formatMessage({ id: 'triage.error' })} error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingState text={formatMessage({ id: 'triage.loading_one' })}>
            <SkeletonRows count={4} />
          </LoadingState>
        )}
      </>
    );
  }
  return (
    <>
      {back}
      <Title intake={intake} />
      <Grid>
        <div>
          <FlagsBanner intake={intake} />
          <NextPanel intake={intake} />
          <RepairsPanel intake={intake} />
          <QuestionsPanel intake={intake} />
          <OffersPanel intake={intake} />
          <ProjectsPanel intake={intake} />
          <ReinspectionsPanel intake={intake} />
        </div>
        <div>
          <RequestFacts intake={intake} />
          <PapersPanel intake={intake} />
          <HistoryPanel intake={intake} />
        </div>
      </Grid>
    </>
  );
}
