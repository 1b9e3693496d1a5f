import { DocumentFault } from '../document-fault.js';
import type { Effort } from '../effort.js';
import { PdfLexer, type PdfToken } from './pdf-lexer.js';
import { PdfArray, PdfDictionary, PdfName, PdfReference, PdfString, type PdfValue } from './pdf-values.js';

const MAX_DEPTH = 400;

const isReferenceMark = (token: PdfToken): boolean => token.kind === 'word' && token.word === 'R';

/**
 * Reads values from a place on. It forgives what readers forgive: a dictionary that is cut off or has something in it that
 * belongs elsewhere counts with what could be read of it. Numbers that do not make a reference though its mark follows may
 * make one to a reader: the key has both values.
 */
export class PdfParser {
  private readonly lexer: PdfLexer;
  private depth = 0;

  constructor(bytes: Buffer, position: number, effort: Effort) {
    this.lexer = new PdfLexer(bytes, position, effort);
  }

  get position(): number {
    return this.lexer.position;
  }

  value(): PdfValue {
    return this.valueOf(this.lexer.next());
  }

  /** The word that comes next, if one does. */
  word(): string | undefined {
    const token = this.lexer.next();
    return token.kind === 'word' ? token.word : undefined;
  }

  private valueOf(token: PdfToken): PdfValue {
    if (token.kind === 'number') return this.numberOrReference(token.number);
    if (token.kind === 'name') return new PdfName(token.name);
    if (token.kind === 'string') return new PdfString(token.bytes);
    if (token.kind === '[') return this.within(() => this.array());
    if (token.kind === '<<') return this.within(() => this.dictionary());
    return null;
  }

  private within<T>(read: () => T): T {
    if (this.depth >= MAX_DEPTH) throw new DocumentFault('file.damaged');
    this.depth += 1;
    const value = read();
    this.depth -= 1;
    return value;
  }

  private numberOrReference(number: number): PdfValue {
    if (!Number.isInteger(number) || !this.lexer.mayRefer()) return number;
    const start = this.lexer.position;
    const generation = this.lexer.next();
    if (generation.kind === 'number') {
      if (isReferenceMark(this.lexer.next())) return new PdfReference(number);
    }
    this.lexer.position = start;
    return number;
  }

  private array(): PdfArray {
    const items: PdfValue[] = [];
    for (;;) {
      const token = this.lexer.next();
      if (token.kind === ']' || token.kind === 'end') return new PdfArray(items);
      items.push(this.valueOf(token));
    }
  }

  private dictionary(): PdfDictionary {
    const entries: (readonly [string, PdfValue])[] = [];
    let lastKey = '';
    for (;;) {
      const token = this.lexer.next();
      if (token.kind === '>>' || token.kind === 'end') return new PdfDictionary(entries);
      if (isReferenceMark(token)) entries.push([lastKey, new PdfReference(undefined)]);
      if (token.kind !== 'name') continue;
      lastKey = token.name;
      const start = this.lexer.position;
      const next = this.lexer.next();
      if (next.kind === '>>') this.lexer.position = start;
      entries.push([token.name, this.valueOf(next)]);
    }
  }
}
