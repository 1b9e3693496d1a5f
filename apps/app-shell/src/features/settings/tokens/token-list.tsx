import { useListTokensQuery, type AccessTokenView } from '@cw/api-client';
import { EmptyState, Panel } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ItemList } from '../item-list.js';
import { SettingsState } from '../settings-state.js';
import { useAsked } from '../use-asked.js';
import { useLanding } from '../../../forms/use-landing.js';
import { RevokeDialog } from './revoke-dialog.js';
import { TokenRow } from './token-row.js';

function Tokens({ items }: { readonly items: readonly AccessTokenView[] }): ReactElement {
  const { formatMessage } = useIntl();
  const asked = useAsked<AccessTokenView>();
  const landing = useLanding<HTMLSpanElement>(items.length);
  const title = (
    <span ref={landing} tabIndex={-1}>
      <FormattedMessage id="settings.tokens.list" />
    </span>
  );
  return (
    <Panel flush title={title}>
      {items.length === 0 ? (
        <EmptyState drawing="toolbox" title={formatMessage({ id: 'settings.tokens.empty' })}>
          <FormattedMessage id="settings.tokens.empty_text" />
        </EmptyState>
      ) : (
        <ItemList>
          {items.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => asked.ask(token)} />
          ))}
        </ItemList>
      )}
      <RevokeDialog asked={asked} />
    </Panel>
  );
}

/** API-01: each with what it may do, when it was used last, and when it runs out. */
export function TokenList(): ReactElement {
  const { formatMessage } = useIntl();
  const query = useListTokensQuery();
  if (query.data !== undefined) return <Tokens items={query.data.items} />;
  return (
    <SettingsState
      label={formatMessage({ id: 'settings.tokens.list' })}
      failed={formatMessage({ id: 'settings.tokens.error' })}
      query={query}
    />
  );
}
