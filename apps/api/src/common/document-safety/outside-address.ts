/** A computer's name, after `file:` or two backslashes. Three slashes, a letter of a drive and `localhost` are this one. */
const OTHER_COMPUTER = /^(?:file:)?(?:\/{4,}|\/\/(?!\/|localhost\/|[a-z][:|]))/;
const SCRIPT = /^(?:javascript|vbscript):/;

/** An address as programs take it, who forgive blanks, coded letters, both slashes and letters of two bytes. */
const asTaken = (written: string): string =>
  written
    .replaceAll(/%([2-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/[^!-~]/g, '')
    .toLowerCase();

/** Whether an address leads to a file of another computer: Windows signs in there, so whoever owns it learns who reads. */
export function leadsToComputer(written: string): boolean {
  const address = asTaken(written);
  // With two slashes begin comments of scripts, and addresses on the net that leave out their first word.
  return !address.startsWith('//') && OTHER_COMPUTER.test(address.replaceAll('\\', '/'));
}

/** Whether an address is a script. */
export const isScript = (written: string): boolean => SCRIPT.test(asTaken(written));

/** Whether an address is whole by itself, and leads out of whatever it stands in. */
export const hasScheme = (written: string): boolean => /^[a-z][a-z\d+.-]*:/.test(asTaken(written));

/** Whether an address leads to a file of the computer that it is read on. */
export const isOfThisComputer = (written: string): boolean =>
  !leadsToComputer(written) && /^(?:file:|[a-z]:[/\\])/.test(asTaken(written));
