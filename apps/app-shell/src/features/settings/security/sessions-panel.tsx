import { useListSessionsQuery, type ActiveSessionView } from '@cw/api-client';
import { Button, Panel, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ItemList } from '../item-list.js';
import { SettingsState } from '../settings-state.js';
import { useAsked } from '../use-asked.js';
import { useLanding } from '../../../forms/use-landing.js';
import { EndSessionDialog } from './end-session-dialog.js';
import { SessionRow } from './session-row.js';

/** This one first, then by when they were seen last. */
const inOrder = (sessions: readonly ActiveSessionView[]): readonly ActiveSessionView[] =>
  sessions.toSorted((a, b) => Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt));

/** Behind each by itself: whoever comes for one does not meet the end of them all first. */
const Last = styled('div')(({ theme }) => ({
  padding: theme.spacing(2, 3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { padding: theme.spacing(2) },
}));

function Sessions({ items }: { readonly items: readonly ActiveSessionView[] }): ReactElement {
  const asked = useAsked<ActiveSessionView | 'others'>();
  const landing = useLanding<HTMLSpanElement>(items.length);
  const title = (
    <span ref={landing} tabIndex={-1}>
      <FormattedMessage id="settings.sessions.title" />
    </span>
  );
  return (
    <Panel flush title={title} subtitle={<FormattedMessage id="settings.sessions.subtitle" />}>
      <ItemList>
        {inOrder(items).map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => asked.ask(session)} />
        ))}
      </ItemList>
      {items.length > 1 ? (
        <Last>
          <Button variant="danger" size="small" onClick={() => asked.ask('others')}>
            <FormattedMessage id="settings.sessions.end_others" />
          </Button>
        </Last>
      ) : null}
      <EndSessionDialog asked={asked} />
    </Panel>
  );
}

/** AUTH-08: where the account is open, and a way to close it there. */
export function SessionsPanel(): ReactElement {
  const { formatMessage } = useIntl();
  const query = useListSessionsQuery();
  if (query.data !== undefined) return <Sessions items={query.data.items} />;
  return (
    <SettingsState
      label={formatMessage({ id: 'settings.sessions.title' })}
      failed={formatMessage({ id: 'settings.sessions.error' })}
      query={query}
    />
  );
}
