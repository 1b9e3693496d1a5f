import { formatterFor } from '@cw/i18n';
import type { Mail } from './mail.js';

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => ESCAPES[char] ?? char);
// A line break in a name or a title must not begin another header.
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The words of a mail, as text and as HTML. What people typed enters as values and is escaped at the sink. */
export function renderMail(mail: Mail, publicUrl: string): RenderedMail {
  const words = formatterFor(mail.locale);
  const greeting = words.text('emails.layout.greeting', { name: mail.to.name });
  const paragraphs = mail.paragraphs.map((id) => words.text(id, mail.values));
  const action = mail.action && { label: words.text(mail.action.label), url: `${publicUrl}${mail.action.path}` };
  const reason = words.text(mail.reason);
  const text = [greeting, ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), `-- \n${reason}`].join(
    '\n\n',
  );
  return {
    subject: oneLine(words.text(mail.subject, mail.values)),
    text,
    html: htmlOf({ locale: mail.locale, greeting, paragraphs, action, reason }),
  };
}

interface Parts {
  readonly locale: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly url: string } | undefined;
  readonly reason: string;
}

function htmlOf({ locale, greeting, paragraphs, action, reason }: Parts): string {
  const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#1d4e89;color:#fff;padding:12px 18px;border-radius:5px;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body style="margin:0;background:#f6f3ec;padding:24px"><table role="presentation" align="center" style="max-width:560px;width:100%;background:#fff;border:1px solid #d8d2c4;border-radius:5px"><tr><td style="padding:28px;font:16px/1.5 Arial,Helvetica,sans-serif;color:#1c1b19"><p style="margin:0 0 20px;font-weight:700">Closewright</p>${[greeting, ...paragraphs].map(paragraph).join('')}${button}<p style="margin:24px 0 0;border-top:1px solid #d8d2c4;padding-top:14px;font-size:13px;color:#5c574d">${escapeHtml(reason)}</p></td></tr></table></body></html>`;
}
