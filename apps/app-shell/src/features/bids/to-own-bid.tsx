import type { ProjectDetail } from '@cw/api-client';
import { Button } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

/** Where the own bid stands on the page of its project. */
export const OWN_BID_PLACE = 'own-bid';

function goThere(): void {
  const place = document.getElementById(OWN_BID_PLACE);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'start' });
}

/** On a phone the bid stands below everything that it is made from: the head has a short way to it. */
export function ToOwnBid({ project }: { readonly project: ProjectDetail }): ReactElement | null {
  const { formatMessage } = useIntl();
  const isNew = project.myBid === null;
  if (project.status !== 'open' || (isNew && !project.canBid)) return null;
  return (
    <Button variant={isNew ? 'primary' : 'secondary'} sx={{ display: { lg: 'none' } }} onClick={goThere}>
      {formatMessage({ id: isNew ? 'bids.form.go_new' : 'bids.form.go' })}
    </Button>
  );
}
