import { CONTACT } from '@cw/i18n';

const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\]|.+\.localhost)$/;

/** Whether only this machine is reached by it. */
export const isThisMachine = (address: string): boolean =>
  URL.canParse(address) && THIS_MACHINE.test(new URL(address).hostname);

interface Reader {
  readonly faults: string[];
  optional(name: string): string | undefined;
}

const ADDRESS = String.raw`[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+`;
const PLAIN = new RegExp(`^${ADDRESS}$`);
const NAMED = new RegExp(`^[^<>]+ <${ADDRESS}>$`);
// A domain that never resolves (RFC 6761): what is sent from there is refused, what is sent there is lost.
const RESERVED = /\.test>?$/i;

/** By which address the product writes, and at which it is written to. */
export function readMail(reader: Reader): { readonly mailFrom: string; readonly supportEmail: string } {
  const mailFrom = reader.optional('MAIL_FROM');
  if (mailFrom !== undefined && !PLAIN.test(mailFrom) && !NAMED.test(mailFrom))
    reader.faults.push('MAIL_FROM: expected an e-mail address, alone or as Name <address>');
  const supportEmail = reader.optional('SUPPORT_EMAIL');
  if (supportEmail !== undefined && !PLAIN.test(supportEmail))
    reader.faults.push('SUPPORT_EMAIL: expected an e-mail address');
  return {
    mailFrom: mailFrom ?? 'Closewright <no-reply@closewright.test>',
    supportEmail: supportEmail ?? CONTACT.email,
  };
}

/** Who tries production on their own machine has no domain yet; everybody else writes from one, and is written to. */
export function reservedAddresses(reader: Reader): string[] {
  if (isThisMachine(reader.optional('PUBLIC_URL') ?? '')) return [];
  return ['MAIL_FROM', 'SUPPORT_EMAIL']
    .filter((name) => RESERVED.test(reader.optional(name) ?? '.test'))
    .map((name) => `${name}: production needs an address of its own, not one under .test`);
}
