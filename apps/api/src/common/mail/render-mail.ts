import { formatterFor, type MessageId } from '@cw/i18n';
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

interface Link {
  readonly label: string;
  readonly url: string;
}

interface Section {
  readonly heading: string;
  readonly items: readonly (Link & { readonly message: string })[];
}

interface Parts {
  readonly locale: string;
  readonly paragraphs: readonly string[];
  readonly sections: readonly Section[];
  readonly action: Link | undefined;
  readonly reason: string;
  readonly unsubscribe: Link | undefined;
}

/** Whoever follows it must not find out only then that it is about every e-mail. */
const wayOutOf = ({ unsubscribe }: Mail): MessageId =>
  unsubscribe?.switch === 'emailNotifications' ? 'emails.layout.unsubscribe_all' : 'emails.layout.unsubscribe';

/**
 * The words of a mail, as text and as HTML. What people typed enters as values and is escaped at the sink.
 * `unsubscribeUrl` is the page by which its reader gets no more like it.
 */
export function renderMail(mail: Mail, publicUrl: string, unsubscribeUrl?: string): RenderedMail {
  const words = formatterFor(mail.locale);
  const greeting = words.text('emails.layout.greeting', { name: mail.to.name });
  const parts: Parts = {
    locale: mail.locale,
    paragraphs: [greeting, ...mail.paragraphs.map((id) => words.text(id, mail.values))],
    sections: (mail.sections ?? []).map(({ heading, items }) => ({
      heading: oneLine(heading ?? words.text('emails.layout.other')),
      items: items.map(({ title, message, values, path }) => ({
        label: oneLine(words.text(title, values)),
        message: words.text(message, values),
        url: `${publicUrl}${path}`,
      })),
    })),
    action: mail.action && { label: words.text(mail.action.label), url: `${publicUrl}${mail.action.path}` },
    reason: words.text(mail.reason),
    unsubscribe: unsubscribeUrl === undefined ? undefined : { label: words.text(wayOutOf(mail)), url: unsubscribeUrl },
  };
  return { subject: oneLine(words.text(mail.subject, mail.values)), text: textOf(parts), html: htmlOf(parts) };
}

function textOf({ paragraphs, sections, action, reason, unsubscribe }: Parts): string {
  const link = ({ label, url }: Link): string => `${label}:\n${url}`;
  const blocks = sections.flatMap(({ heading, items }) => [
    `== ${heading}`,
    ...items.map(({ label, message, url }) => `${label}\n${message}\n${url}`),
  ]);
  const footer = [`-- \n${reason}`, ...(unsubscribe ? [link(unsubscribe)] : [])];
  return [...paragraphs, ...blocks, ...(action ? [link(action)] : []), ...footer].join('\n\n');
}

const paragraph = (text: string): string => `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(text)}</p>`;

function sectionHtml({ heading, items }: Section): string {
  const title = `<h2 style="margin:24px 0 12px;font-size:16px;border-top:1px solid #d8d2c4;padding-top:14px">${escapeHtml(heading)}</h2>`;
  const lines = items.map(
    ({ label, message, url }) =>
      `<p style="margin:0 0 12px"><a href="${escapeHtml(url)}" style="color:#1d4e89;font-weight:600">${escapeHtml(label)}</a><br>${escapeHtml(message)}</p>`,
  );
  return `${title}${lines.join('')}`;
}

function htmlOf({ locale, paragraphs, sections, action, reason, unsubscribe }: Parts): string {
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#1d4e89;color:#fff;padding:12px 18px;border-radius:5px;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>`
    : '';
  const way = unsubscribe
    ? `<br><a href="${escapeHtml(unsubscribe.url)}" style="color:#5c574d">${escapeHtml(unsubscribe.label)}</a>`
    : '';
  const content = `${paragraphs.map(paragraph).join('')}${sections.map(sectionHtml).join('')}${button}`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body style="margin:0;background:#f6f3ec;padding:24px"><table role="presentation" align="center" style="max-width:560px;width:100%;background:#fff;border:1px solid #d8d2c4;border-radius:5px"><tr><td style="padding:28px;font:16px/1.5 Arial,Helvetica,sans-serif;color:#1c1b19"><p style="margin:0 0 20px;font-weight:700">Closewright</p>${content}<p style="margin:24px 0 0;border-top:1px solid #d8d2c4;padding-top:14px;font-size:13px;color:#5c574d">${escapeHtml(reason)}${way}</p></td></tr></table></body></html>`;
}
