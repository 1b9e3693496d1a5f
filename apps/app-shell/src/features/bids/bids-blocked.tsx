import { useGetMyContractorProfileQuery, type ProjectDetail } from '@cw/api-client';
import { gapsByTurn, type VerificationGap } from '@cw/domain';
import { useStateName } from '@cw/i18n/react';
import { Banner, Box, ButtonLink } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

type MissingLicense = NonNullable<ProjectDetail['missingLicense']>;

/** Where the project is, and where the reader is licensed, as their texts ask for it. */
function useLicenseWords(): (missing: MissingLicense) => { state: string; states: string; count: number } {
  const { formatList } = useIntl();
  const stateName = useStateName();
  return ({ state, licensedStates }) => ({
    state: stateName(state),
    states: formatList(licensedStates.map(stateName)),
    count: licensedStates.length,
  });
}

/** What of it waits for staff; undefined until it is known, nothing where it cannot be read. */
function useWaiting(gaps: ProjectDetail['bidBlockedBy']): readonly VerificationGap[] | undefined {
  const { data, isError } = useGetMyContractorProfileQuery(undefined, { skip: gaps.length === 0 });
  if (gaps.length === 0 || isError) return [];
  return data && gapsByTurn(gaps, data.papers).waiting;
}

export interface BidsBlockedProps {
  readonly project: Pick<ProjectDetail, 'bidBlockedBy' | 'missingLicense'>;
  /** Where a contractor finishes its papers. */
  readonly papersPath: string;
}

/** BID-05: whoever may not bid may look, and is told what is missing: to be verified, or for this state. */
export function BidsBlocked({ project, papersPath }: BidsBlockedProps): ReactElement | null {
  const { formatMessage, formatList } = useIntl();
  const wordsOf = useLicenseWords();
  const { bidBlockedBy, missingLicense } = project;
  const waiting = useWaiting(bidBlockedBy);
  const words = missingLicense === null ? undefined : wordsOf(missingLicense);
  if (words !== undefined && bidBlockedBy.length === 0) {
    return (
      <Banner
        kind="news"
        title={formatMessage({ id: 'bids.license.title' }, words)}
        action={<ButtonLink href={papersPath}>{formatMessage({ id: 'bids.license.action' })}</ButtonLink>}
      >
        {formatMessage({ id: 'bids.license.text' }, words)}
      </Banner>
    );
  }
  if (waiting === undefined) return null;
  const missing = bidBlockedBy.filter((gap) => !waiting.includes(gap));
  if (missing.length === 0 && words === undefined) {
    return (
      <Banner kind="news" title={formatMessage({ id: 'bids.blocked.in_review_title' })}>
        {formatMessage({ id: 'bids.blocked.in_review_text' })}
      </Banner>
    );
  }
  return (
    <Banner
      kind="news"
      title={formatMessage({ id: 'bids.blocked.title' })}
      action={<ButtonLink href={papersPath}>{formatMessage({ id: 'bids.blocked.action' })}</ButtonLink>}
    >
      {formatMessage({ id: 'bids.blocked.text' })}
      <Box component="ul" sx={{ listStyle: 'disc', my: 0.5, pl: 2.5 }}>
        {missing.map((gap) => (
          <li key={gap}>{formatMessage({ id: `bids.blocked.${gap}` })}</li>
        ))}
        {words === undefined ? null : <li>{formatMessage({ id: 'bids.blocked.state' }, words)}</li>}
      </Box>
      {waiting.length === 0 ? null : (
        <div>
          {formatMessage(
            { id: 'bids.blocked.waiting' },
            { papers: formatList(waiting.map((gap) => formatMessage({ id: `bids.blocked.${gap}` }))) },
          )}
        </div>
      )}
      {formatMessage({ id: 'bids.blocked.next' })}
    </Banner>
  );
}
