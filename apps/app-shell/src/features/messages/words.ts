import type { ConversationMember, ConversationView } from '@cw/api-client';
import type { MessageView } from '@cw/domain';
import { quickReplyWords } from '@cw/i18n';
import { useLocale } from '@cw/i18n/react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** What words are made of; of its files, their names. */
export interface Spoken extends Pick<MessageView, 'body' | 'reply' | 'state'> {
  readonly files: readonly { readonly name: string }[];
}

/** What a message says, in the reader's language where it has none of its own. */
export function useMessageWords(): (message: Spoken) => string {
  const { formatMessage } = useIntl();
  const { locale } = useLocale();
  return useCallback(
    ({ body, reply, files, state }) => {
      if (reply !== null) return quickReplyWords(reply, locale, formatMessage);
      if (body !== '') return body;
      if (state !== 'sent') return formatMessage({ id: `messages.message.${state}` });
      return files.map(({ name }) => name).join(', ');
    },
    [formatMessage, locale],
  );
}

/** Whom a reader talks to: the contractor, or who leads the client's side. */
export function otherSideOf({ side, members }: ConversationView): ConversationMember | undefined {
  const others = members.filter((member) => member.side !== side);
  return others.find(({ right }) => right === 'owner') ?? others[0];
}

/** By their names as the thread gives them. */
export const nameOf = (userId: string, { members }: ConversationView): string | undefined =>
  members.find((member) => member.userId === userId)?.name;
