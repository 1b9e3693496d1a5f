import { contactHints } from '@cw/domain';
import { Banner } from '@cw/ui';
import { useDeferredValue, type ReactElement } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';

/** MSG-01: points out before the award that words lead elsewhere; they may be sent all the same. */
export function ContactNote({ words }: { readonly words: string }): ReactElement | null {
  const { formatMessage } = useIntl();
  // Typing goes first.
  const hints = contactHints(useDeferredValue(words));
  if (hints.length === 0) return null;
  const what = (
    <FormattedList type="conjunction" value={hints.map((hint) => formatMessage({ id: `messages.hint.${hint}` }))} />
  );
  return (
    <Banner kind="news" role="status">
      <FormattedMessage id="messages.hint.text" values={{ what }} />
    </Banner>
  );
}
