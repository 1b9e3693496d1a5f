import type { DocumentFaultCode } from '@cw/domain';
import { DocumentFault } from '../document-fault.js';
import type { ArchivePart } from './archive.js';

const MACROS = /(^|\/)vba(Project\.bin|Data\.xml)$/i;
const CONTROL = /(^|\/)activeX\//i;
const PROGRAM = /\.(bat|cmd|com|dll|exe|hta|jar|js|jse|lnk|msi|ps1|scr|vbe|vbs|wsf)$/i;

/** What a part is by how it begins, whatever it is called. */
const BEGINNINGS: readonly (readonly [mark: Buffer, fault: DocumentFaultCode])[] = [
  [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'file.ole_object'],
  [Buffer.from('MZ'), 'file.executable'],
  [Buffer.from('7f454c46', 'hex'), 'file.executable'],
  [Buffer.from('cafebabe', 'hex'), 'file.executable'],
  [Buffer.from('feedface', 'hex'), 'file.executable'],
  [Buffer.from('feedfacf', 'hex'), 'file.executable'],
  [Buffer.from('cffaedfe', 'hex'), 'file.executable'],
  [Buffer.from('#!'), 'file.executable'],
  [Buffer.from('%PDF-'), 'file.embedded_files'],
  [Buffer.from('526172211a07', 'hex'), 'file.embedded_files'],
  [Buffer.from('377abcaf271c', 'hex'), 'file.embedded_files'],
];

/** Refuses a part that is a program, macros or another program's file. */
export function mustBeInertPart({ name, content }: ArchivePart): void {
  if (MACROS.test(name)) throw new DocumentFault('file.macros');
  if (PROGRAM.test(name)) throw new DocumentFault('file.executable');
  if (CONTROL.test(name)) throw new DocumentFault('file.ole_object');
  const found = BEGINNINGS.find(([mark]) => content.subarray(0, mark.length).equals(mark));
  if (found) throw new DocumentFault(found[1]);
}
