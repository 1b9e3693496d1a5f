import type { AccessTokenView } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { Button, Chip } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNow } from '../../../time/use-now.js';
import { TokenExpiry } from './token-expiry.js';

export interface TokenRowProps {
  readonly token: AccessTokenView;
  readonly onRevoke: () => void;
}

export function TokenRow({ token, onRevoke }: TokenRowProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const now = useNow();
  const { name, prefix, scope, createdAt, expiresAt, lastUsedAt } = token;
  const isOver = Date.parse(expiresAt) <= now;
  return (
    <li>
      <div>
        <div className="name">
          {name}
          <Chip tone={scope === 'write' ? 'blue' : 'slate'}>
            <FormattedMessage id={`settings.tokens.scope.${scope}`} />
          </Chip>
          <TokenExpiry expiresAt={expiresAt} now={now} />
        </div>
        <div className="facts">
          <code>{formatMessage({ id: 'settings.tokens.prefix' }, { prefix })}</code>
          <span>
            {lastUsedAt === null ? (
              <FormattedMessage id="settings.tokens.never_used" />
            ) : (
              <FormattedMessage id="settings.tokens.last_used" values={{ when: formats.ago(lastUsedAt, now) }} />
            )}
          </span>
          <span>
            <FormattedMessage id="settings.tokens.made" values={{ date: formats.date(createdAt, 'full') }} />
          </span>
          <span>
            <FormattedMessage
              id={isOver ? 'settings.tokens.ran_out' : 'settings.tokens.runs_out'}
              values={{ date: formats.date(expiresAt, 'full') }}
            />
          </span>
        </div>
      </div>
      <div className="act">
        <Button
          variant="danger"
          size="small"
          aria-label={formatMessage({ id: 'settings.tokens.revoke_named' }, { name })}
          onClick={onRevoke}
        >
          <FormattedMessage id={isOver ? 'settings.tokens.remove' : 'settings.tokens.revoke'} />
        </Button>
      </div>
    </li>
  );
}
