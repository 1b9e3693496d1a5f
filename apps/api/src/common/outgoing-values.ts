import { outgoingLine, outgoingText } from '@cw/domain';
import type { MessageValues } from '@cw/i18n';

/** What people write in paragraphs. Everything else is a name, a title or a fact of one line. */
const PARAGRAPHS: ReadonlySet<string> = new Set(['message', 'reason', 'notes', 'question']);
/** An address of a mailbox that was checked to be one, where the words are about that very address. */
const MAILBOX = 'email';

function outgoing(name: string, text: string): string {
  if (name === MAILBOX) return text;
  return PARAGRAPHS.has(name) ? outgoingText(text) : outgoingLine(text);
}

/**
 * The values of a text that leaves the product in an e-mail or a notification, whoever wrote them and whenever: no program
 * finds a link in them, nothing turns them round, and a name begins no line. In the product they stand as they are.
 */
export const outgoingValues = (values: MessageValues): MessageValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? outgoing(name, value) : value]),
  );
