import type { ReactElement } from 'react';
import { BarePage } from '../app/bare/bare-page.js';
import { useLinkToken } from '../features/auth/index.js';
import { Unsubscribe } from '../features/notifications/index.js';

/** NOTE-05: the way out that stands in every e-mail. */
export function UnsubscribePage(): ReactElement {
  const token = useLinkToken();
  return (
    <BarePage>
      <Unsubscribe token={token} />
    </BarePage>
  );
}
