import type { ContractorProfile } from '@cw/api-client';
import { useStateName } from '@cw/i18n/react';
import { Banner, CheckGlyph } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

export interface BiddingStandingProps {
  readonly profile: Pick<ContractorProfile, 'verificationGaps' | 'licensedStates'>;
}

/** Whether bids can be sent, for houses in which states, and what is missing for it. */
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
  const missing = intl.formatList(gaps.map((gap) => intl.formatMessage({ id: `projects.gap.${gap}` })));
  return (
    <Banner kind="sent_back" title={<FormattedMessage id="projects.list.unverified_title" />}>
      <FormattedMessage id="projects.list.unverified_text" values={{ gaps: missing }} />
    </Banner>
  );
}
