import type { MailLink, MailParts } from './mail-parts.js';

const link = ({ label, url }: MailLink): string => `${label}:\n${url}`;

/** The twin of the HTML for whoever reads mail as text: the same words, each address on a line of its own. */
export function mailText(parts: MailParts): string {
  const { greeting, matter, paragraphs, sections, action, reason, unsubscribe } = parts;
  const blocks = sections.flatMap(({ heading, items }) => [
    `== ${heading}`,
    ...items.map(({ label, message, url }) => `${label}\n${message}\n${url}`),
  ]);
  const footer = [`-- \n${reason}`, ...(unsubscribe ? [link(unsubscribe)] : [])];
  const said = [greeting, ...(matter ? [matter] : []), ...paragraphs];
  return [...said, ...blocks, ...(action ? [link(action)] : []), ...footer].join('\n\n');
}
