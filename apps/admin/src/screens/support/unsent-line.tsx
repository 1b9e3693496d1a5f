import { Typography } from '@cw/ui';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useKit } from '../kit-context.js';
import { FRESH } from '../records/fresh.js';
import { SHOWN, UNSENT_ID } from './unsent-mails.js';

/** The panels end the page, whose address keeps the search: the way to them is no step of its history. */
function show(event: MouseEvent): void {
  const panels = document.getElementById(UNSENT_ID);
  if (panels === null) return;
  event.preventDefault();
  panels.focus({ preventScroll: true });
  if (typeof panels.scrollIntoView === 'function') panels.scrollIntoView({ block: 'start' });
}

const way = (parts: ReactNode[]): ReactElement => (
  <a key="way" href={`#${UNSENT_ID}`} onClick={show}>
    {parts}
  </a>
);

/** NOTE-06: that mail was not sent is read at the top, however long the list of messages is. */
export function UnsentLine(): ReactElement | null {
  const { api } = useKit();
  const failed = api.useListUnsentMailsQuery({ state: 'failed', limit: SHOWN }, FRESH).data?.total.count ?? 0;
  const waiting = api.useListUnsentMailsQuery({ state: 'waiting', limit: SHOWN }, FRESH).data?.total.count ?? 0;
  if (failed + waiting === 0) return null;
  return (
    <Typography sx={{ mb: 2 }}>
      <FormattedMessage id="desk.unsent.line" values={{ count: failed + waiting, way }} />
    </Typography>
  );
}
