import type { ConversationView } from '@cw/api-client';
import { Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { nameOf } from '../words.js';

interface LineProps {
  readonly typists: readonly string[];
  readonly conversation: ConversationView;
}

/** "Sofia Reyes is typing…"; its room stands there always, so that nothing moves when somebody begins. */
export function TypingLine({ typists, conversation }: LineProps): ReactElement {
  const { formatMessage } = useIntl();
  const [first] = typists;
  const named = first === undefined ? '' : nameOf(first, conversation);
  const name = named ?? formatMessage({ id: 'messages.typing.somebody' });
  return (
    <Typography variant="caption" component="div" role="status" sx={{ minHeight: '2.25em', pt: 0.75 }}>
      {typists.length === 0 ? null : (
        <FormattedMessage
          id={typists.length === 1 ? 'messages.typing.one' : 'messages.typing.more'}
          values={{ name, count: typists.length }}
        />
      )}
    </Typography>
  );
}
