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

async function allMail(): Promise<readonly StoredMail[]> {
  const response = await fetch(new URL('/api/email', currentStack().mailUrl));
  const mails: readonly StoredMail[] = await response.json();
  return [...mails].sort((one, other) => one.time.localeCompare(other.time));
}

function isTo(mail: StoredMail, address: string): boolean {
  return mail.to.some((recipient) => recipient.address.toLowerCase() === address.toLowerCase());
}
