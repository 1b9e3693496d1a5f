import { useGetMyContractorProfileQuery, useSession } from '@cw/api-client';
import { useStateName } from '@cw/i18n/react';
import { SlashedRingGlyph, Chip } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

/**
 * BID-05: says to a verified contractor, before it opens a project, that its licenses do not reach there. Whoever is not
 * verified reads above the list what is missing.
 */
export function UnlicensedChip({ state }: { readonly state: string }): ReactElement | null {
  const session = useSession();
  const stateName = useStateName();
  const isContractor = session.status === 'signed-in' && session.user.role === 'contractor';
  const { data } = useGetMyContractorProfileQuery(undefined, { skip: !isContractor });
  if (data === undefined || data.verificationGaps.length > 0 || data.licensedStates.includes(state)) return null;
  return (
    <Chip tone="copper" icon={<SlashedRingGlyph />}>
      <FormattedMessage id="projects.row.unlicensed" values={{ state: stateName(state) }} />
    </Chip>
  );
}
