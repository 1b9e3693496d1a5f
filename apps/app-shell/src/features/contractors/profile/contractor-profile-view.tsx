import { isApiError, useGetContractorQuery, type ContractorProfile } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import {
  Breadcrumbs,
  ButtonLink,
  CheckGlyph,
  Chip,
  EmptyState,
  LoadingState,
  PageTitle,
  SkeletonRows,
  styled,
} from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { paths } from '../../../app/routes/paths.js';
import { RecordLayout } from '../../../layouts/record-layout.js';
import { LoadError } from '../../../lists/load-error.js';
import { FavoriteButton } from './favorite-button.js';
import { FinishedWorkPanel } from './finished-work-panel.js';
import { InviteButton } from './invite-button.js';
import { AboutContractor, PapersPanel, RecordPanel, type ProfileProps } from './profile-panels.js';

const Line = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 2),
  '& span': { display: 'inline-flex', gap: '0.4em' },
  '& b': { color: theme.vars.palette.text.primary, fontWeight: 650 },
}));

function FactLine({ profile }: ProfileProps): ReactElement {
  const formats = useFormats();
  const { company, name, rating, reviewCount, experienceYears, memberSince } = profile;
  return (
    <Line>
      {company === null ? null : <span>{name}</span>}
      {rating === null ? (
        <FormattedMessage id="contractors.row.no_reviews" />
      ) : (
        <span>
          <b>
            <FormattedMessage
              id="contractors.row.rating"
              values={{
                rating: <FormattedNumber value={rating} minimumFractionDigits={1} maximumFractionDigits={1} />,
              }}
            />
          </b>
          <FormattedMessage id="contractors.row.reviews" values={{ count: reviewCount }} />
        </span>
      )}
      <span>
        <FormattedMessage id="contractors.row.years" values={{ years: experienceYears }} />
      </span>
      <span>
        <FormattedMessage id="contractors.row.since" values={{ date: formats.date(memberSince, 'long') }} />
      </span>
    </Line>
  );
}

function Standing({ profile }: ProfileProps): ReactElement {
  return profile.verified ? (
    <Chip tone="green" icon={<CheckGlyph />}>
      <FormattedMessage id="contractors.row.verified" />
    </Chip>
  ) : (
    <Chip>
      <FormattedMessage id="contractors.row.unverified" />
    </Chip>
  );
}

const NOT_FOUND = 404;

function NoSuchContractor({ hires }: { readonly hires: boolean }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      asPage
      drawing="toolbox"
      title={formatMessage({ id: 'contractors.profile.not_found' })}
      action={
        <ButtonLink variant="primary" href={hires ? paths.findContractors : paths.dashboard}>
          <FormattedMessage id={hires ? 'contractors.title' : 'shell.nav.dashboard'} />
        </ButtonLink>
      }
    >
      <FormattedMessage id="contractors.profile.not_found_text" />
    </EmptyState>
  );
}

export interface ContractorProfileViewProps {
  readonly contractorId: string;
  /** Whether the reader hires, and so may keep and invite. */
  readonly hires: boolean;
  /** What clients said; it belongs to another feature. */
  readonly renderReviews: (profile: ContractorProfile) => ReactNode;
}

/** CON-01, CON-06: a contractor as those who hire see it, and as it sees itself. */
export function ContractorProfileView({
  contractorId,
  hires,
  renderReviews,
}: ContractorProfileViewProps): ReactElement {
  const { formatMessage } = useIntl();
  const { data: profile, error, refetch } = useGetContractorQuery(contractorId);
  if (isApiError(error) && error.status === NOT_FOUND) return <NoSuchContractor hires={hires} />;
  if (profile === undefined) {
    return error === undefined ? (
      <LoadingState text={formatMessage({ id: 'contractors.profile.loading' })}>
        <SkeletonRows count={5} />
      </LoadingState>
    ) : (
      <LoadError
        asPage
        title={formatMessage({ id: 'contractors.profile.failed' })}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  const shown = profile.company ?? profile.name;
  return (
    <>
      {hires ? (
        <Breadcrumbs
          items={[{ label: formatMessage({ id: 'contractors.title' }), href: paths.findContractors }, { label: shown }]}
        />
      ) : null}
      <PageTitle
        title={shown}
        above={<Standing profile={profile} />}
        subtitle={<FactLine profile={profile} />}
        actions={
          hires ? (
            <>
              <FavoriteButton contractorId={profile.id} name={shown} />
              {profile.verified ? <InviteButton contractor={profile} /> : null}
            </>
          ) : undefined
        }
      />
      <RecordLayout
        side={
          <>
            <RecordPanel profile={profile} />
            <PapersPanel profile={profile} />
          </>
        }
      >
        <AboutContractor profile={profile} />
        <FinishedWorkPanel contractorId={profile.id} />
        {renderReviews(profile)}
      </RecordLayout>
    </>
  );
}
