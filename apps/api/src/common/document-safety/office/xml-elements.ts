import sax from 'sax';
import { DocumentFault } from '../document-fault.js';

export interface XmlElement {
  /** Without the prefix of its namespace. */
  readonly name: string;
  /** By their names as they are written: one with a prefix is another one than its namesake without. */
  readonly attributes: Readonly<Record<string, string>>;
}

const DECLARATION = Buffer.from('<?xml');
const DECLARATION_END = Buffer.from('?>');
/** Each thing that a declaration says, with its value, so that no value is taken for another thing said. */
const SAID = /(?<![\w.-])([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const LATIN = ['us-ascii', 'iso-8859-1'];
const MAX_ELEMENTS = 100_000;

/** The encoding that the first two bytes tell. */
const MARKS: readonly (readonly [mark: Buffer, encoding: string])[] = [
  [Buffer.from('fffe', 'hex'), 'utf-16le'],
  [Buffer.from('feff', 'hex'), 'utf-16be'],
];

const UTF_8_MARK = Buffer.from('efbbbf', 'hex');

function encodingOf(bytes: Buffer): string {
  const marked = MARKS.find(([mark]) => bytes.subarray(0, mark.length).equals(mark));
  if (marked) return marked[1];
  if (bytes.subarray(0, 16).includes(0)) throw new DocumentFault('file.damaged');
  const isMarked = bytes.subarray(0, UTF_8_MARK.length).equals(UTF_8_MARK);
  const declared = declaredEncoding(isMarked ? bytes.subarray(UTF_8_MARK.length) : bytes) ?? 'utf-8';
  if (declared !== 'utf-8' && (isMarked || !LATIN.includes(declared))) throw new DocumentFault('file.damaged');
  return declared;
}

/** The encoding that a part says that it has, however far behind in its declaration that stands. */
function declaredEncoding(bytes: Buffer): string | undefined {
  if (!bytes.subarray(0, DECLARATION.length).equals(DECLARATION)) return undefined;
  const end = bytes.indexOf(DECLARATION_END);
  const declaration = bytes.toString('latin1', 0, end < 0 ? bytes.length : end);
  const encodings = [...declaration.matchAll(SAID)]
    .filter(([, name]) => name?.toLowerCase() === 'encoding')
    .map(([, , doubly, singly]) => (doubly ?? singly ?? '').toLowerCase());
  if (encodings.length > 1) throw new DocumentFault('file.damaged');
  return encodings[0];
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
    const plain = Object.entries(attributes).map(([key, value]) => [key, String(value)]);
    elements.push({ name: localName(name), attributes: Object.fromEntries(plain) });
  };
  parser.write(textOf(bytes)).close();
  return elements;
}
