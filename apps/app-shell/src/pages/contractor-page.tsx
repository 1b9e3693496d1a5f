import { useSession } from '@cw/api-client';
import { hasPermission } from '@cw/domain';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { ContractorProfileView } from '../features/contractors/index.js';
import { ContractorReviews } from '../features/reviews/index.js';
import { ForClients } from './find-contractors-page.js';

/** CON-01, CON-04, CON-06: for those who hire, and for the contractor itself. */
export function ContractorPage(): ReactElement | null {
  const { contractorId = '' } = useParams();
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { id, role } = session.user;
  const hires = hasPermission({ userId: id, role, mfa: false }, 'contractor.browse');
  if (!hires && id !== contractorId) return <ForClients />;
  return (
    <ContractorProfileView
      key={contractorId}
      contractorId={contractorId}
      hires={hires}
      renderReviews={(profile) => <ContractorReviews contractorId={profile.id} count={profile.reviewCount} />}
    />
  );
}
