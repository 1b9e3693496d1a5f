import { QUICK_REPLIES, type QuickReply, type QuickReplyValue } from '@cw/domain';
import { formatPlainDate, formatterFor, formatTime, type Locale } from '@cw/i18n';

type Said = string | number;

function valueWords(kind: QuickReplyValue | undefined, value: Said, locale: Locale): Said {
  if (kind === 'date') return formatPlainDate(String(value), locale, 'long');
  return kind === 'time' ? formatTime(new Date(`1970-01-01T${value}:00Z`), locale, 'UTC') : value;
}

/** A quick reply in the reader's language. */
export function quickReplyWords({ id, values }: QuickReply, locale: Locale): string {
  const kinds: Readonly<Record<string, QuickReplyValue>> = QUICK_REPLIES[id].values;
  const said = Object.entries(values).map(([name, value]) => [name, valueWords(kinds[name], value, locale)]);
  return formatterFor(locale).text(`messages.reply.${id}`, Object.fromEntries(said));
}
