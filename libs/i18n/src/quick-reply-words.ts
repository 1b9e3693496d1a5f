import { fitsQuickReply, QUICK_REPLIES, type QuickReply, type QuickReplyValue } from '@cw/domain';
import type { MessageId } from './catalogues/en.js';
import { formatPlainDate, formatTime } from './format-date.js';
import type { Locale } from './locale.js';

const GAP = '…';

type Said = string | number;
type Say = (text: { readonly id: MessageId }, values: Record<string, Said>) => string;

const SHOWN: Readonly<Record<QuickReplyValue, (value: Said, locale: Locale) => Said>> = {
  date: (value, locale) => formatPlainDate(String(value), locale),
  // The time of the house, which has no zone here: as it was given, in the reader's way of writing it.
  time: (value, locale) => formatTime(new Date(`2026-01-01T${value}:00Z`), locale, 'UTC'),
  minutes: (value) => Number(value),
};

/** What a quick reply says on a page in one language; what is not filled in yet stands as a gap, as does all of one that is not known. */
export function quickReplyWords({ id, values }: QuickReply, locale: Locale, say: Say): string {
  // A device may have kept one of another build.
  if (!Object.hasOwn(QUICK_REPLIES, id)) return GAP;
  const kinds: Readonly<Record<string, QuickReplyValue>> = QUICK_REPLIES[id].values;
  const shown = Object.entries(kinds).map(([name, kind]) => {
    const value = values[name];
    return [name, value === undefined || !fitsQuickReply(kind, value) ? GAP : SHOWN[kind](value, locale)] as const;
  });
  return say({ id: `messages.reply.${id}` }, Object.fromEntries(shown));
}
