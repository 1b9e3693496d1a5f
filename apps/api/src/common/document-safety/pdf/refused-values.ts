import type { DocumentFaultCode } from '@cw/domain';
import { ADDRESS_KEYS, addressFault } from './pdf-addresses.js';
import { type PdfDictionary, PdfName, PdfString, type PdfValue } from './pdf-values.js';

/** The fault of what stands under a key, if it is one. */
export type RefusedValue = (value: PdfValue) => DocumentFaultCode | undefined;

const refusedNames = (names: Readonly<Record<string, DocumentFaultCode>>): RefusedValue => {
  const faults = new Map(Object.entries(names));
  return (value) => (value instanceof PdfName ? faults.get(value.name) : undefined);
};

/** What an action does. Scripts and the sending of forms are none of them. */
const ACTION = refusedNames({
  Launch: 'file.launch_action',
  ImportData: 'file.launch_action',
  GoToE: 'file.embedded_files',
  GoToR: 'file.external_template',
  Rendition: 'file.embedded_files',
  Sound: 'file.embedded_files',
  Movie: 'file.embedded_files',
});

/** An article of this document needs no file. */
const ACTION_WITH_FILE = refusedNames({ Thread: 'file.external_template' });

/** What an annotation is: a file, or media that a player opens. */
const ANNOTATION = refusedNames({
  FileAttachment: 'file.embedded_files',
  RichMedia: 'file.embedded_files',
  '3D': 'file.embedded_files',
  Movie: 'file.embedded_files',
  Sound: 'file.embedded_files',
  Screen: 'file.embedded_files',
});

/** Where a link leads. */
const ADDRESS: RefusedValue = (value) => (value instanceof PdfString ? addressFault(value.bytes) : undefined);

const BY_KEY: ReadonlyMap<string, readonly RefusedValue[]> = new Map([
  ['S', [ACTION]],
  ['Subtype', [ANNOTATION]],
  ...ADDRESS_KEYS.map((key) => [key, [ADDRESS]] as const),
]);
const NOTHING: readonly RefusedValue[] = [];
const WITH_FILE = [ACTION, ACTION_WITH_FILE];

/** What is refused under each key of this dictionary, which is asked once whether it names a file. */
export function refusedValuesIn(dictionary: PdfDictionary): (key: string) => readonly RefusedValue[] {
  const hasFile = dictionary.all('F').some((file) => file !== null);
  return (key) => (key === 'S' && hasFile ? WITH_FILE : (BY_KEY.get(key) ?? NOTHING));
}
