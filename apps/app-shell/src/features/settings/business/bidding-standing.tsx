import type { ContractorProfile } from '@cw/api-client';
import { useStateName } from '@cw/i18n/react';
import { Banner, CheckGlyph } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

export interface BiddingStandingProps {
  readonly profile: Pick<ContractorProfile, 'verificationGaps' | 'licensedStates' | 'papers'>;
}

/** Whether bids can be sent, for houses in which states, and for it what is missing or waits for staff. */
export function BiddingStanding({ profile }: BiddingStandingProps): ReactElement {
  const intl = useIntl();
  const stateName = useStateName();
  const { verificationGaps: gaps, licensedStates, papers } = profile;
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
  // The cover is read off the certificate.
  const waits = (gap: (typeof gaps)[number]): boolean =>
    papers.some(({ kind, state }) => state === 'submitted' && kind === (gap === 'liability_cover' ? 'insurance' : gap));
  const listed = (some: typeof gaps): string =>
    intl.formatList(some.map((gap) => intl.formatMessage({ id: `projects.gap.${gap}` })));
  const [waiting, missing] = [gaps.filter(waits), gaps.filter((gap) => !waits(gap))];
  if (missing.length === 0) {
    return (
      <Banner kind="news" title={<FormattedMessage id="projects.list.in_review_title" />}>
        <FormattedMessage id="projects.list.in_review_text" />
      </Banner>
    );
  }
  return (
    <Banner kind="sent_back" title={<FormattedMessage id="projects.list.unverified_title" />}>
      <FormattedMessage
        id="projects.list.unverified_text"
        values={{ gaps: listed(missing), count: waiting.length, waiting: listed(waiting) }}
      />
    </Banner>
  );
}
