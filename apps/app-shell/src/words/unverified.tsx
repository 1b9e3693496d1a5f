import type { ContractorProfile } from '@cw/api-client';
import { gapsByTurn, type VerificationGap } from '@cw/domain';
import { Banner } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

export interface UnverifiedProps {
  readonly profile: Pick<ContractorProfile, 'verificationGaps' | 'papers'>;
}

/** BID-05: why bids cannot be sent yet: what is missing, and what waits for staff. */
export function Unverified({ profile: { verificationGaps, papers } }: UnverifiedProps): ReactElement {
  const { formatList, formatMessage } = useIntl();
  const { missing, waiting } = gapsByTurn(verificationGaps, papers);
  const listed = (gaps: readonly VerificationGap[]): string =>
    formatList(gaps.map((gap) => formatMessage({ id: `projects.gap.${gap}` })));
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
