import type { ContractorProfile } from '@cw/api-client';
import { Banner, CheckGlyph } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** Whether bids can be sent, and what is missing for it. */
export function BiddingStanding({ gaps }: { readonly gaps: ContractorProfile['verificationGaps'] }): ReactElement {
  const intl = useIntl();
  if (gaps.length === 0) {
    return (
      <Banner kind="done" icon={CheckGlyph}>
        <FormattedMessage id="projects.list.verified" />
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
