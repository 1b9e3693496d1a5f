import { createHash } from 'node:crypto';
import { newId } from '../ids.js';
import type { Mail, MailThread } from './mail.js';
import type { UnsubscribeLinks } from './unsubscribe-links.js';

const ID_LENGTH = 32;

/** Behind the last @ of an address, alone or as `Name <address>`. */
const domainOf = (sender: string): string => sender.slice(sender.lastIndexOf('@') + 1).replace(/>$/, '');

/** The message that all of a matter answer. It was never sent: by the same name everywhere, it holds them together. */
const rootOf = ({ kind, id }: MailThread, domain: string): string =>
  `<${kind}.${createHash('sha256').update(`${kind}:${id}`).digest('hex').slice(0, ID_LENGTH)}@${domain}>`;

/** By which mail programs offer to unsubscribe (RFC 2369, RFC 8058). */
const listHeaders = ({ oneClick }: UnsubscribeLinks): Record<string, string> => ({
  'List-Unsubscribe': `<${oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * A machine answers no mail of ours (RFC 3834): not by a note of absence, and not our own support's machine either. What a
 * person wrote and we only carry does not say that a machine wrote it: a desk's program would open no case for it.
 */
const answerHeaders = ({ replyTo }: Mail): Record<string, string> => ({
  ...(!replyTo && { 'Auto-Submitted': 'auto-generated' }),
  'X-Auto-Response-Suppress': 'All',
});

/** What programs read of a mail, under the domain of its sender: its own name, its matter and its language. */
export function mailHeaders(mail: Mail, sender: string, links?: UnsubscribeLinks) {
  const domain = domainOf(sender);
  const root = mail.thread && rootOf(mail.thread, domain);
  return {
    messageId: `<${newId()}@${domain}>`,
    ...(root !== undefined && { inReplyTo: root, references: root }),
    headers: { 'Content-Language': mail.locale, ...answerHeaders(mail), ...(links && listHeaders(links)) },
  };
}
