import { useSession } from '@cw/api-client';
import { TextLink } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { BarePage } from '../app/bare/bare-page.js';
import { LoadingScreen } from '../app/loading/loading-screen.js';
import { paths, REQUEST_ID } from '../app/routes/paths.js';
import { LinkEnded, RequestView, useRequestToken } from '../features/intake-follow/index.js';

/** INT-08: where the private link of a repair request leads, without an account; its owner comes with the request's id. */
export function RepairRequestPage(): ReactElement {
  const session = useSession();
  const token = useRequestToken();
  const [search] = useSearchParams();
  if (session.status === 'loading') return <LoadingScreen />;
  const signedIn = session.status === 'signed-in';
  const id = signedIn ? search.get(REQUEST_ID) : null;
  const note = signedIn ? (
    <TextLink href={paths.dashboard}>
      <FormattedMessage id="shell.nav.dashboard" />
    </TextLink>
  ) : undefined;
  if (id !== null) {
    return (
      <BarePage wide note={note}>
        <RequestView key={id} source={{ by: 'account', id }} signedIn />
      </BarePage>
    );
  }
  return (
    <BarePage wide={token !== undefined} note={note}>
      {token === undefined ? (
        <LinkEnded />
      ) : (
        <RequestView key={token} source={{ by: 'link', token }} signedIn={signedIn} />
      )}
    </BarePage>
  );
}
