import type { ProjectDetail } from '@cw/api-client';
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

export interface BidsBlockedProps {
  readonly project: Pick<ProjectDetail, 'bidBlockedBy' | 'missingLicense'>;
  /** Where a contractor finishes its papers. */
  readonly papersPath: string;
}

/** BID-05: whoever may not bid may look, and is told what is missing: to be verified, or for this state. */
export function BidsBlocked({ project, papersPath }: BidsBlockedProps): ReactElement {
  const { formatMessage } = useIntl();
  const wordsOf = useLicenseWords();
  const { bidBlockedBy, missingLicense } = project;
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
  return (
    <Banner
      kind="news"
      title={formatMessage({ id: 'bids.blocked.title' })}
      action={<ButtonLink href={papersPath}>{formatMessage({ id: 'bids.blocked.action' })}</ButtonLink>}
    >
      {formatMessage({ id: 'bids.blocked.text' })}
      <Box component="ul" sx={{ listStyle: 'disc', my: 0.5, pl: 2.5 }}>
        {bidBlockedBy.map((gap) => (
          <li key={gap}>{formatMessage({ id: `bids.blocked.${gap}` })}</li>
        ))}
        {words === undefined ? null : <li>{formatMessage({ id: 'bids.blocked.state' }, words)}</li>}
      </Box>
      {formatMessage({ id: 'bids.blocked.next' })}
    </Banner>
  );
}
