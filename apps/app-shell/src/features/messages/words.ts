import type { ConversationMember, ConversationView } from '@cw/api-client';
import { QUICK_REPLIES, type MessageView, type QuickReply, type QuickReplyValue } from '@cw/domain';
import { formatPlainDate, formatTime, type Locale } from '@cw/i18n';
import { useLocale } from '@cw/i18n/react';
import { useCallback } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

type FormatMessage = IntlShape['formatMessage'];

const SHOWN: Readonly<Record<QuickReplyValue, (value: string | number, locale: Locale) => string | number>> = {
  date: (value, locale) => formatPlainDate(String(value), locale),
  // The time of the house, which has no zone here: as it was given, in the reader's way of writing it.
  time: (value, locale) => formatTime(new Date(`2026-01-01T${value}:00Z`), locale, 'UTC'),
  minutes: (value) => Number(value),
};

/** What a quick reply says in one language. */
export function quickReplyWords({ id, values }: QuickReply, locale: Locale, formatMessage: FormatMessage): string {
  const kinds: Readonly<Record<string, QuickReplyValue>> = QUICK_REPLIES[id].values;
  const shown = Object.entries(kinds).map(([name, kind]) => {
    const value = values[name];
    return [name, value === undefined || value === '' ? '…' : SHOWN[kind](value, locale)] as const;
  });
  return formatMessage({ id: `messages.reply.${id}` }, Object.fromEntries(shown));
}

/** What a message says, in the reader's language where it has none of its own. */
export function useMessageWords(): (message: Pick<MessageView, 'body' | 'reply' | 'files' | 'state'>) => string {
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
