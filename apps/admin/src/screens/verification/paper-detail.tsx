import type { CheckedPaper, ContractorPapers } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import {
  LicenseList,
  LoadingState,
  Panel,
  PersonsWords,
  SkeletonRows,
  Stack,
  StateChip,
  styled,
  Typography,
} from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { FRESH } from '../records/fresh.js';
import { CorrectionChanges } from './correction-fields.js';
import { DecisionForm } from './decision-form.js';
import { PaperChecks } from './paper-checks.js';
import { PaperFiles } from './paper-files.js';
import { PaperSheet } from './paper-sheet.js';
import { useCorrection, type Correction } from './use-correction.js';
import { useToday } from './use-today.js';
import type { Selected } from './verification-filters.js';

export interface PaperDetailProps {
  readonly selected: Selected;
  readonly onNext: () => void;
}

/** What was said before, and who said it. */
function History({ paper }: { readonly paper: CheckedPaper }): ReactElement | null {
  const formats = useFormats();
  if (paper.history.length === 0) return null;
  return (
    <section>
      <Typography variant="rowTitle" component="h3">
        <FormattedMessage id="admin.verification.history" />
      </Typography>
      <ul>
        {paper.history.map(({ at, event, actorName }) => (
          <li key={`${at} ${event}`}>
            <FormattedMessage
              id={`admin.verification.event.${event}`}
              values={{
                when: formats.dateTime(at),
                name: actorName ?? '',
                has_name: actorName === null ? 'no' : 'yes',
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sent({ paper }: { readonly paper: CheckedPaper }): ReactElement {
  const formats = useFormats();
  const { submission, expiresOn, isInForce, licenses } = paper;
  return (
    <>
      <FormattedMessage id={`admin.verification.kind.${paper.kind}`} />
      {submission === null ? null : (
        <>
          {' · '}
          <FormattedMessage id="admin.verification.sent" values={{ when: formats.dateTime(submission.submittedAt) }} />
        </>
      )}
      {expiresOn === null || licenses.length > 1 ? null : (
        <>
          {' · '}
          <FormattedMessage
            id={isInForce ? 'admin.verification.holds' : 'admin.verification.ended'}
            values={{ date: formats.plainDate(expiresOn, 'long') }}
          />
        </>
      )}
    </>
  );
}

/**
 * In the order of reading: what is written, the paper, the decision. Where there is room the paper stands beside the
 * other two.
 */
const Desk = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  '& > div': { display: 'grid', gap: theme.spacing(3), gridTemplateColumns: 'minmax(0, 1fr)' },
  '@container (min-width: 46rem)': {
    '& > div': {
      gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)',
      // A paper that is longer than both leaves its room below them, not between.
      gridTemplateRows: 'auto 1fr',
      rowGap: theme.spacing(2.5),
      alignItems: 'start',
    },
    '& .written, & .decision': { gridColumn: 1 },
    '& .paper': { gridColumn: 2, gridRow: '1 / span 2', position: 'sticky', top: theme.spacing(2) },
  },
}));

interface LoadedProps extends PaperDetailProps {
  readonly papers: ContractorPapers;
  readonly paper: CheckedPaper;
}

/** What was approved before, while what is to replace it waits. */
function HeldLicenses({ paper }: { readonly paper: CheckedPaper }): ReactElement | null {
  const { formatMessage } = useIntl();
  const today = useToday();
  if (paper.submission?.state !== 'waiting' || !paper.isInForce || paper.licenses.length === 0) return null;
  const title = formatMessage({ id: 'admin.verification.held' });
  return (
    <section>
      <Typography variant="rowTitle" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <LicenseList licenses={paper.licenses} today={today} label={title} />
    </section>
  );
}

/** What was written to the contractor, in its own lines. */
const Told = styled('p')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

interface WrittenProps {
  readonly paper: CheckedPaper;
  readonly correction: Correction;
}

/** What is written, and what can be checked of it. */
function Written({ paper, correction }: WrittenProps): ReactElement {
  const { submission } = paper;
  return (
    <Stack spacing={2.5} className="written">
      {submission === null ? (
        <p>
          <FormattedMessage id="admin.verification.nothing" />
        </p>
      ) : (
        <PaperSheet correction={correction} />
      )}
      <HeldLicenses paper={paper} />
      {submission?.notes === undefined || submission.notes === null ? null : (
        <Told>
          <FormattedMessage
            id="admin.verification.told"
            values={{ notes: <PersonsWords>{submission.notes}</PersonsWords> }}
          />
        </Told>
      )}
      <PaperChecks checks={paper.checks} />
    </Stack>
  );
}

/** The paper itself between what is written about it and the decision, which is made on both. */
function Judged({ papers: { contractorId, locale }, paper, onNext }: LoadedProps): ReactElement {
  const correction = useCorrection(paper);
  const { submission, version, kind } = paper;
  return (
    <Desk>
      <div>
        <Written paper={paper} correction={correction} />
        {submission === null ? null : (
          <div className="paper">
            <PaperFiles kind={kind} files={submission.files} />
          </div>
        )}
        <Stack spacing={2.5} className="decision">
          <CorrectionChanges correction={correction} />
          <DecisionForm key={version} {...{ contractorId, locale, paper, correction, onNext }} />
          <History paper={paper} />
        </Stack>
      </div>
    </Desk>
  );
}

function Loaded({ papers, paper, ...rest }: LoadedProps): ReactElement {
  const { formatMessage, formatList } = useIntl();
  const { Link } = useKit();
  const { contractorId, name, company, gaps } = papers;
  const missing = formatList(gaps.map((gap) => formatMessage({ id: `projects.gap.${gap}` })));
  return (
    <Panel
      leads
      title={company ?? name}
      subtitle={<Sent paper={paper} />}
      aside={<StateChip machine="verification" state={paper.state} />}
    >
      <Stack spacing={2.5}>
        <p>
          <FormattedMessage
            id={gaps.length === 0 ? 'admin.verification.verified' : 'admin.verification.missing'}
            values={{
              missing,
              name: <Link to={`/users?user=${encodeURIComponent(contractorId)}`}>{name}</Link>,
            }}
          />
        </p>
        <Judged {...{ papers, paper, ...rest }} />
      </Stack>
    </Panel>
  );
}

/** One paper as staff decide on it: its scan, what is written beside it, what can be checked, and the decision. */
export function PaperDetail({ selected, onNext }: PaperDetailProps): ReactElement {
  const { formatMessage } = useIntl();
  const { api, LoadError } = useKit();
  const { data, error, isFetching, refetch } = api.useGetContractorPapersQuery(selected.contractorId, FRESH);
  const paper = data?.papers.find(({ kind }) => kind === selected.kind);
  if (data !== undefined && paper !== undefined) return <Loaded papers={data} {...{ paper, selected, onNext }} />;
  return (
    <Panel flush label={formatMessage({ id: 'admin.verification.loading' })}>
      {error !== undefined && !isFetching ? (
        <LoadError
          title={formatMessage({ id: 'admin.verification.record_error' })}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState text={formatMessage({ id: 'admin.verification.loading' })}>
          <SkeletonRows count={5} />
        </LoadingState>
      )}
    </Panel>
  );
}
