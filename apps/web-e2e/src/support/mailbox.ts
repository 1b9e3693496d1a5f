import { expect } from '@playwright/test';
import { currentStack } from './stack.js';

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface StoredMail extends Mail {
  readonly time: string;
  readonly to: readonly { readonly address: string }[];
}

/** The newest mail to this address whose subject fits; waits for it. */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  let found: StoredMail | undefined;
  await expect(async () => {
    found = (await allMail()).filter((mail) => isTo(mail, address) && subject.test(mail.subject)).at(-1);
    expect(found, `mail to ${address} about ${subject.source}`).toBeDefined();
  }).toPass();
  if (found === undefined) throw new Error('unreachable: the poll above found it');
  return found;
}

/** Every link in the text part. */
export function linksIn(mail: Mail): readonly string[] {
  return mail.text.match(/https?:\/\/[^\s<>"]+/g) ?? [];
}

/** Where every letter to these addresses leads within the product. */
export async function pathsInMail(isMeant: (address: string) => boolean): Promise<readonly string[]> {
  const mails = (await allMail()).filter(({ to }) => to.some(({ address }) => isMeant(address)));
  const links = mails.flatMap((mail) => [...linksIn(mail), ...hrefsIn(mail)]).map((link) => new URL(link));
  return [...new Set(links.map(({ pathname, search, hash }) => pathname + search + hash))].sort();
}

/** Every link in the drawn part. */
const hrefsIn = ({ html }: Mail): readonly string[] =>
  [...html.matchAll(/href="(https?:[^"]+)"/gu)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

async function allMail(): Promise<readonly StoredMail[]> {
  const response = await fetch(new URL('/api/email', currentStack().mailUrl));
  const mails: readonly StoredMail[] = await response.json();
  return [...mails].sort((one, other) => one.time.localeCompare(other.time));
}

function isTo(mail: StoredMail, address: string): boolean {
  return mail.to.some((recipient) => recipient.address.toLowerCase() === address.toLowerCase());
}
