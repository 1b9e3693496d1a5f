import { outgoingText } from '@cw/domain';
import type { Mail, MailItem, MailSection } from '../../common/mail/mail.js';
import { outgoingValues } from '../../common/outgoing-values.js';
import { quotable } from './notification-words.js';

/** What becomes of the words of somebody who has left. */
export interface Redaction {
  readonly projectId: string;
  readonly projectTitle: string;
  readonly reasons: readonly string[];
  /** The title and the repairs are the owner's words; a reason is whose who gave it. */
  readonly isOwnersLeave: boolean;
}

type Values = Mail['values'];

/** What texts do without. */
const UNREAD: Values = {
  ...{ has_bid: 'no', bidder: '', has_words: 'no', sender: '', words: '' },
  ...{ has_contractor: 'no', contractor: '', has_person: 'no', person: '' },
  ...{ has_asker: 'no', asker: '', has_question: 'no', question: '', has_answer: 'no', answer: '' },
  ...{ has_returns: 'no', returns: '', has_change: 'no', change: '' },
};

function redactValues(values: Values, { projectTitle, reasons, isOwnersLeave }: Redaction): Values {
  // As it was typed, and as it stands within the quotation marks of a sentence.
  const told = reasons.flatMap((reason) => [reason, quotable(reason)]).map(outgoingText);
  const isGone = typeof values.reason === 'string' && told.includes(values.reason);
  return {
    ...values,
    ...(isOwnersLeave && outgoingValues({ project: projectTitle, condition: '' })),
    // Names, prices and first words were looked up when it was written: whoever has left may be in any of them.
    ...UNREAD,
    ...(isGone && { reason: '', has_reason: 'no' }),
  };
}

/** An e-mail that waits, without the words of whoever has left. */
export function redactMail(mail: Mail, redaction: Redaction): Mail {
  const { projectId, projectTitle, isOwnersLeave } = redaction;
  const isAbout = mail.projectId === projectId;
  const concerns = (item: MailItem, section: MailSection): boolean =>
    (item.projectId ?? section.projectId) === projectId;
  return {
    ...mail,
    ...(isAbout && { values: redactValues(mail.values, redaction) }),
    ...(isAbout && isOwnersLeave && mail.about !== undefined && { about: projectTitle }),
    ...(isAbout && isOwnersLeave && mail.matter !== undefined && { matter: projectTitle }),
    ...(mail.sections && {
      sections: mail.sections.map((section) =>
        section.items.some((item) => concerns(item, section))
          ? {
              ...section,
              ...(isOwnersLeave && { heading: projectTitle }),
              items: section.items.map((item) =>
                concerns(item, section) ? { ...item, values: redactValues(item.values, redaction) } : item,
              ),
            }
          : section,
      ),
    }),
  };
}
