import type { ActiveSessionView } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { Button, CheckGlyph, Chip } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNow } from '../../../time/use-now.js';

export interface SessionRowProps {
  readonly session: ActiveSessionView;
  readonly onEnd: () => void;
}

export function SessionRow({ session, onEnd }: SessionRowProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const now = useNow();
  const { device, address, current, createdAt, lastSeenAt, mfa } = session;
  return (
    <li>
      <div>
        <div className="name">
          {device}
          {current ? (
            <Chip tone="green" icon={<CheckGlyph />}>
              <FormattedMessage id="settings.sessions.this" />
            </Chip>
          ) : null}
        </div>
        <div className="facts">
          {address === '' ? null : (
            <span>
              <FormattedMessage id="settings.sessions.address" values={{ address }} />
            </span>
          )}
          <span>
            <FormattedMessage
              id="settings.sessions.last_seen"
              values={{ ago: formats.ago(lastSeenAt, now), when: formats.dateTime(lastSeenAt) }}
            />
          </span>
          <span>
            <FormattedMessage id="settings.sessions.since" values={{ when: formats.dateTime(createdAt) }} />
          </span>
          {mfa ? (
            <span>
              <FormattedMessage id="settings.sessions.mfa" />
            </span>
          ) : null}
        </div>
      </div>
      {current ? null : (
        <div className="act">
          <Button
            variant="danger"
            size="small"
            aria-label={formatMessage({ id: 'settings.sessions.end_named' }, { device, address: address || '?' })}
            onClick={onEnd}
          >
            <FormattedMessage id="settings.sessions.end" />
          </Button>
        </div>
      )}
    </li>
  );
}
