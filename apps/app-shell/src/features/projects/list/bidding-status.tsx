import { useGetMyContractorProfileQuery } from '@cw/api-client';
import { useStateName } from '@cw/i18n/react';
import { Banner, Box, CheckGlyph, Chip, LoadingState, SkeletonRows } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** BID-05: verified contractors see where they may bid; the others look around and read what is missing, or waits for staff. */
export function BiddingStatus(): ReactElement | null {
  const intl = useIntl();
  const stateName = useStateName();
  const { data, isError } = useGetMyContractorProfileQuery();
  if (data === undefined)
    return isError ? null : (
      <LoadingState>
        <SkeletonRows count={4} />
      </LoadingState>
    );
  if (data.verificationGaps.length === 0) {
    return (
      <Box sx={{ mb: 2 }}>
        <Chip tone="green" icon={<CheckGlyph />}>
          <FormattedMessage
            id="projects.list.verified"
            values={{ count: data.licensedStates.length, states: intl.formatList(data.licensedStates.map(stateName)) }}
          />
        </Chip>
      </Box>
    );
  }
  const { verificationGaps: gaps, papers } = data;
  // The cover is read off the certificate.
  const waits = (gap: (typeof gaps)[number]): boolean =>
    papers.some(({ kind, state }) => state === 'submitted' && kind === (gap === 'liability_cover' ? 'insurance' : gap));
  const listed = (some: typeof gaps): string =>
    intl.formatList(some.map((gap) => intl.formatMessage({ id: `projects.gap.${gap}` })));
  const [waiting, missing] = [gaps.filter(waits), gaps.filter((gap) => !waits(gap))];
  if (missing.length === 0) {
    return (
      <Box sx={{ mb: 2 }}>
        <Banner kind="news" title={<FormattedMessage id="projects.list.in_review_title" />}>
          <FormattedMessage id="projects.list.in_review_text" />
        </Banner>
      </Box>
    );
  }
  return (
    <Box sx={{ mb: 2 }}>
      <Banner kind="sent_back" title={<FormattedMessage id="projects.list.unverified_title" />}>
        <FormattedMessage
          id="projects.list.unverified_text"
          values={{ gaps: listed(missing), count: waiting.length, waiting: listed(waiting) }}
        />
      </Banner>
    </Box>
  );
}
