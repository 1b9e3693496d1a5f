import sax from 'sax';
import { DocumentFault } from '../document-fault.js';

export interface XmlElement {
  /** Without the prefix of its namespace. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const ENCODING = /^<\?xml[^>]*encoding\s*=\s*["']([^"']+)["']/i;
const LATIN = ['us-ascii', 'iso-8859-1'];
const MAX_ELEMENTS = 100_000;

/** The encoding that the first two bytes tell. */
const MARKS: readonly (readonly [mark: Buffer, encoding: string])[] = [
  [Buffer.from('fffe', 'hex'), 'utf-16le'],
  [Buffer.from('feff', 'hex'), 'utf-16be'],
];

function encodingOf(bytes: Buffer): string {
  const marked = MARKS.find(([mark]) => bytes.subarray(0, mark.length).equals(mark));
  if (marked) return marked[1];
  if (bytes.subarray(0, 16).includes(0)) throw new DocumentFault('file.damaged');
  const declared = ENCODING.exec(bytes.toString('latin1', 0, 200))?.[1]?.toLowerCase() ?? 'utf-8';
  if (declared !== 'utf-8' && !LATIN.includes(declared)) throw new DocumentFault('file.damaged');
  return declared;
}

/** Text as Office reads it; refused in an encoding in which another reader may see something else. */
const textOf = (bytes: Buffer): string => new TextDecoder(encodingOf(bytes)).decode(bytes);

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The elements of a part that lists something. A declaration of a document type is allowed in no part of Office. */
export function xmlElements(bytes: Buffer): XmlElement[] {
  const elements: XmlElement[] = [];
  const refuse = (): never => {
    throw new DocumentFault('file.damaged');
  };
  const parser = sax.parser(true);
  parser.onerror = refuse;
  parser.ondoctype = refuse;
  parser.onopentag = ({ name, attributes }) => {
    if (elements.length >= MAX_ELEMENTS) refuse();
    const plain = Object.entries(attributes).map(([key, value]) => [localName(key), String(value)]);
    elements.push({ name: localName(name), attributes: Object.fromEntries(plain) });
  };
  parser.write(textOf(bytes)).close();
  return elements;
}
