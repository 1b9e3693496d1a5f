import type { ContractorProfile } from '@cw/api-client';
import { useStateName } from '@cw/i18n/react';
import { Banner, CheckGlyph } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Unverified } from '../../../words/unverified.js';

export interface BiddingStandingProps {
  readonly profile: Pick<ContractorProfile, 'verificationGaps' | 'licensedStates' | 'papers'>;
}

/** Whether bids can be sent, for houses in which states, and for it what is missing or waits for staff. */
export function BiddingStanding({ profile }: BiddingStandingProps): ReactElement {
  const intl = useIntl();
  const stateName = useStateName();
  const { verificationGaps: gaps, licensedStates } = profile;
  if (gaps.length === 0) {
    return (
      <Banner kind="done" icon={CheckGlyph}>
        <FormattedMessage
          id="projects.list.verified"
          values={{ count: licensedStates.length, states: intl.formatList(licensedStates.map(stateName)) }}
        />
      </Banner>
    );
  }
  return <Unverified profile={profile} />;
}
