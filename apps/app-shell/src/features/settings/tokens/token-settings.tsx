import { Stack } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { TokenForm } from './token-form.js';
import { TokenList } from './token-list.js';

/** The reference that every installation serves, a page of its own. */
const API_REFERENCE = '/api/docs';

/** API-01: personal access tokens. */
export function TokenSettings(): ReactElement {
  return (
    <Stack spacing={3}>
      <p>
        <FormattedMessage
          id="settings.tokens.intro"
          values={{
            reference: (chunks) => (
              <a key="reference" href={API_REFERENCE}>
                {chunks}
              </a>
            ),
          }}
        />
      </p>
      <TokenList />
      <TokenForm />
    </Stack>
  );
}
