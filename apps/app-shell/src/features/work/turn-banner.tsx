import type { ProjectDetail } from '@cw/api-client';
import { decidesForClient } from '@cw/domain';
import { Banner } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ContractorBanner } from './contractor-banner.js';
import { OwnerBanner } from './owner-banner.js';

export interface TurnBannerProps {
  readonly project: ProjectDetail;
  readonly payPath: string;
  readonly bidsPath: string;
}

/** One sentence above everything: whose turn it is and what to do. */
export function TurnBanner(props: TurnBannerProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const { project } = props;
  if (project.status === 'cancelled')
    return <Banner kind="news" title={formatMessage({ id: 'record.banner.cancelled' })} />;
  if (project.status === 'completed') {
    const atClosing = project.payment?.paymentTiming === 'at_closing';
    return (
      <Banner
        kind="done"
        title={formatMessage({ id: atClosing ? 'record.banner.completed_at_closing' : 'record.banner.completed' })}
      />
    );
  }
  if (decidesForClient(project.parties)) return <OwnerBanner {...props} />;
  return project.parties.includes('awarded_contractor') ? <ContractorBanner project={project} /> : null;
}
