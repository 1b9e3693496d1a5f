import { DocumentFault } from '../document-fault.js';
import { compoundEntries } from './compound-entries.js';

const MAIN_STREAM = 'WordDocument';
const ENCRYPTED_STREAMS = ['EncryptedPackage', 'EncryptionInfo'];
const MACROS = ['_vba_project', 'vba', 'macros', '_vba_project_cur'];
/** What an object of another program keeps beside its picture; the folder of objects may be there and be empty. */
const OBJECT = /^\u0001ole10(native|itemname)$|^package$|^contents$|^_\d{6,}$/i;
const WORD_MAGIC = 0xa5ec;
const FLAGS_AT = 10;
const WORD_ENCRYPTED = 0x0100;

/** Refuses an old Word document with macros, objects or a password. */
export function mustBeInertCompound(bytes: Buffer): void {
  const entries = compoundEntries(bytes);
  const names = entries.map(({ name }) => name);
  if (names.some((name) => ENCRYPTED_STREAMS.includes(name))) throw new DocumentFault('file.encrypted');
  if (names.some((name) => MACROS.includes(name.toLowerCase()))) throw new DocumentFault('file.macros');
  if (names.some((name) => OBJECT.test(name))) throw new DocumentFault('file.ole_object');
  const main = entries.find(({ name }) => name === MAIN_STREAM)?.content();
  if (main === undefined || main.length <= FLAGS_AT + 1) throw new DocumentFault('file.damaged');
  const isEncrypted = main.readUInt16LE(0) === WORD_MAGIC && (main.readUInt16LE(FLAGS_AT) & WORD_ENCRYPTED) !== 0;
  if (isEncrypted) throw new DocumentFault('file.encrypted');
}
