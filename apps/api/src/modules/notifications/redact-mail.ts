import { outgoingText } from '@cw/domain';
import type { Mail, MailItem } from '../../common/mail/mail.js';
import { outgoingValues } from '../../common/outgoing-values.js';

/** What becomes of the words of somebody who has left. */
export interface Redaction {
  readonly projectId: string;
  readonly projectTitle: string;
  readonly reasons: readonly string[];
  /** The title and the repairs are the owner's words; a reason is whose who gave it. */
  readonly isOwnersLeave: boolean;
}

type Values = Mail['values'];

function redactValues(values: Values, { projectTitle, reasons, isOwnersLeave }: Redaction): Values {
  const isGone = typeof values.reason === 'string' && reasons.map(outgoingText).includes(values.reason);
  return {
    ...values,
    ...(isOwnersLeave && outgoingValues({ project: projectTitle, condition: '' })),
    ...(isGone && { reason: '', has_reason: 'no' }),
  };
}

/** An e-mail that waits, without the words of whoever has left. */
export function redactMail(mail: Mail, redaction: Redaction): Mail {
  const { projectId, projectTitle, isOwnersLeave } = redaction;
  const isAbout = mail.projectId === projectId;
  const redactItem = (item: MailItem): MailItem => ({ ...item, values: redactValues(item.values, redaction) });
  return {
    ...mail,
    ...(isAbout && { values: redactValues(mail.values, redaction) }),
    ...(isAbout && isOwnersLeave && mail.about !== undefined && { about: projectTitle }),
    ...(isAbout && isOwnersLeave && mail.matter !== undefined && { matter: projectTitle }),
    ...(mail.sections && {
      sections: mail.sections.map((section) =>
        section.projectId === projectId
          ? {
              ...section,
              ...(isOwnersLeave && { heading: projectTitle }),
              items: section.items.map(redactItem),
            }
          : section,
      ),
    }),
  };
}
