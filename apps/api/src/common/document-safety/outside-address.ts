/**
 * A computer's name after `file:`. Three slashes, a letter of a drive and `localhost` are this computer, unless more slashes
 * or the mark of somebody's name follow.
 */
const FILE_ELSEWHERE = /^file:(?:[\\/]{4,}|[\\/]{2}(?![\\/]|localhost[\\/](?![\\/])|[a-z][:|](?![^\\/]*@)))/;
/**
 * A computer's name by itself, as Windows writes it, whole: bytes that are encrypted begin with two such marks too. With two
 * plain slashes begin comments of scripts, and addresses on the net that leave out their first word.
 */
const SHARE = /^(?:\\[\\/]|\/\\)[\\/]*[\w.?-]+(?:[\\/@:]|$)/;
const SCRIPT = /^(?:javascript|vbscript|data):/;
/** What Windows hands to one of its programs, or looks for at another computer. */
const PROGRAM = /^(?:ms-[a-z\d.+-]+|search(?:-ms)?|shell|smb):/;

/** An address as programs take it, who forgive blanks, capitals and coded letters. */
const asTaken = (written: string): string =>
  written
    .replaceAll(/%([2-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/[\0-\u0020\u007f]/g, '')
    .toLowerCase();

/** Whether an address leads to a file of another computer: Windows signs in there, so whoever owns it learns who reads. */
export function leadsToComputer(written: string): boolean {
  const address = asTaken(written);
  return FILE_ELSEWHERE.test(address) || SHARE.test(address);
}

/** Whether an address is a script or a page of its own, or has a program of the reader's system started. */
export function startsSomething(written: string): boolean {
  const address = asTaken(written);
  return SCRIPT.test(address) || PROGRAM.test(address);
}

/** Whether an address is whole by itself, and leads out of whatever it stands in. */
export const hasScheme = (written: string): boolean => /^[a-z][a-z\d+.-]*:/.test(asTaken(written));

/** Whether an address leads to a file of the computer that it is read on. */
export const isOfThisComputer = (written: string): boolean =>
  !leadsToComputer(written) && /^(?:file:|[a-z]:[/\\])/.test(asTaken(written));
