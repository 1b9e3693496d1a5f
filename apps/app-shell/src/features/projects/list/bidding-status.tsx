import { useGetMyContractorProfileQuery } from '@cw/api-client';
import { useStateName } from '@cw/i18n/react';
import { Box, CheckGlyph, Chip, LoadingState, SkeletonRows } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Unverified } from '../../../words/unverified.js';

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
  return (
    <Box sx={{ mb: 2 }}>
      <Unverified profile={data} />
    </Box>
  );
}
