import { UNSENT_MAIL_STATES, type UnsentMailState } from '@cw/domain';
import { Box, Panel } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { FRESH } from '../records/fresh.js';
import { UnsentMail } from './unsent-mail.js';

export const SHOWN = 20;

/** Where the panels stand on their page. */
export const UNSENT_ID = 'unsent-email';

const ORDER = { failed: 'desk.unsent.newest', waiting: 'desk.unsent.oldest' } as const;

function UnsentMailsOf({ state }: { readonly state: UnsentMailState }): ReactElement | null {
  const { formatMessage } = useIntl();
  const { api, LoadError } = useKit();
  const { data, error, isFetching, refetch } = api.useListUnsentMailsQuery({ state, limit: SHOWN }, FRESH);
  if (data === undefined) {
    if (error === undefined || isFetching) return null;
    return (
      <LoadError title={formatMessage({ id: 'desk.unsent.error' })} error={error} onRetry={() => void refetch()} />
    );
  }
  const { items, total } = data;
  if (items.length === 0) return null;
  const notes = [
    formatMessage({ id: `desk.unsent.note.${state}` }, { count: total.count }),
    ...(total.count > items.length ? [formatMessage({ id: ORDER[state] }, { shown: items.length })] : []),
  ];
  return (
    <Panel flush title={formatMessage({ id: `desk.unsent.title.${state}` })} subtitle={notes.join(' ')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li:first-of-type': { borderTop: 0 } }}>
        {items.map((mail) => (
          <UnsentMail key={mail.id} mail={mail} />
        ))}
      </Box>
    </Panel>
  );
}

/** E-mail that the mail server did not take, where there is any: what failed, and what is tried again. */
export function UnsentMails(): ReactElement {
  return (
    <Box
      id={UNSENT_ID}
      tabIndex={-1}
      sx={{ display: 'grid', gap: 3, mt: 3, '&:empty': { mt: 0 }, '&:focus': { outline: 0 } }}
    >
      {UNSENT_MAIL_STATES.map((state) => (
        <UnsentMailsOf key={state} state={state} />
      ))}
    </Box>
  );
}
