import type { Effort } from '../effort.js';

export type PdfToken =
  /** Not a number where readers differ in which one it is. */
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'string'; readonly bytes: Buffer }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: '[' | ']' | '<<' | '>>' | 'end' };

const [REGULAR, SPACE, DELIMITER] = [0, 1, 2];
/** What each byte is; a table, for every byte of every object is looked up. */
const KINDS = new Uint8Array(256);
for (const char of Buffer.from('\0\t\n\f\r ', 'latin1')) KINDS[char] = SPACE ?? 1;
for (const char of Buffer.from('()<>[]{}/%', 'latin1')) KINDS[char] = DELIMITER ?? 2;
const [PERCENT, SLASH, OPEN, CLOSE, LESS, GREATER, BACKSLASH, HASH] = Buffer.from('%/()<>\\#', 'latin1');
const [REFERENCE] = Buffer.from('R', 'latin1');
const NUMBER_CHARS = Buffer.from('0123456789+-.', 'latin1');
const [LEFT_BRACKET, RIGHT_BRACKET] = Buffer.from('[]', 'latin1');
const [RETURN, FEED] = Buffer.from('\r\n', 'latin1');
const NUMBER = /^[+-]*\d*\.?\d*/;
const NUMERIC = /^[+-]*\.?\d/;
/** What stands behind a number and belongs to it for some readers: `5-3` is 5 or 53, and `1e1` is 1 or 10. */
const GOES_ON = /^(?:[-+.]|e[-+\d])/i;
const DIGITS = /^\d+$/;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const isRegular = (char: number | undefined): boolean => char !== undefined && KINDS[char] === REGULAR;

const isSpace = (char: number | undefined): boolean => char !== undefined && KINDS[char] === SPACE;
const isOfNumber = (char: number | undefined): boolean => char !== undefined && NUMBER_CHARS.includes(char);

/** The words of a PDF from a place on, as readers part them: comments and spaces left out, `#61` in names decoded. */
export class PdfLexer {
  constructor(
    private readonly bytes: Buffer,
    public position: number,
    private readonly effort: Effort,
  ) {}

  next(): PdfToken {
    const start = this.position;
    this.skipSpace();
    const token = this.token();
    this.effort.spend(this.position - start);
    return token;
  }

  /** Whether the number before may be the first of a reference, by a glance: most stand in long lists of numbers. */
  mayRefer(): boolean {
    const start = this.past(isSpace, this.position);
    const end = this.past(isOfNumber, start);
    const mark = this.bytes[this.past(isSpace, end)];
    return (mark === REFERENCE && end > start) || mark === PERCENT;
  }

  /** The first place from here on that is none of these. */
  private past(isOne: (char: number | undefined) => boolean, from: number): number {
    let at = from;
    while (isOne(this.bytes[at])) at += 1;
    return at;
  }

  private token(): PdfToken {
    const char = this.bytes[this.position];
    if (char === undefined) return { kind: 'end' };
    if (char === SLASH) return this.name();
    if (char === OPEN) return this.literal();
    if (char === LESS || char === GREATER) return this.angle(char);
    if (char === LEFT_BRACKET) return this.mark('[');
    if (char === RIGHT_BRACKET) return this.mark(']');
    return isRegular(char) ? this.word() : this.stray();
  }

  private angle(char: number): PdfToken {
    const isDouble = this.bytes[this.position + 1] === char;
    if (char === LESS) return isDouble ? this.mark('<<') : this.hexadecimal();
    return isDouble ? this.mark('>>') : this.stray();
  }

  private skipSpace(): void {
    for (;;) {
      const char = this.bytes[this.position];
      if (char === undefined) return;
      if (char === PERCENT) this.skipComment();
      else if (isSpace(char)) this.position += 1;
      else return;
    }
  }

  private skipComment(): void {
    for (; this.position < this.bytes.length; this.position += 1) {
      const char = this.bytes[this.position];
      if (char === RETURN || char === FEED) return;
    }
  }

  private mark(kind: '[' | ']' | '<<' | '>>'): PdfToken {
    this.position += kind.length;
    return { kind };
  }

  /** A bracket that belongs to nothing. */
  private stray(): PdfToken {
    this.position += 1;
    return { kind: 'word', word: '' };
  }

  private regular(): string {
    const start = this.position;
    while (isRegular(this.bytes[this.position])) this.position += 1;
    return this.bytes.toString('latin1', start, this.position);
  }

  private name(): PdfToken {
    this.position += 1;
    const written = this.regular();
    const name = written.includes(String.fromCharCode(HASH ?? 0))
      ? written.replaceAll(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      : written;
    return { kind: 'name', name };
  }

  private word(): PdfToken {
    const start = this.position;
    const word = this.regular();
    if (DIGITS.test(word)) return { kind: 'number', number: Number(word) };
    if (!NUMERIC.test(word)) return { kind: 'word', word };
    const written = NUMBER.exec(word)?.[0] ?? '';
    // A number ends where a letter begins: `0R` is a number and a word. The rest is read again, which counts.
    this.effort.spend(word.length - written.length);
    this.position = start + written.length;
    if (GOES_ON.test(word.slice(written.length))) return { kind: 'number', number: Number.NaN };
    return { kind: 'number', number: Number(written.replace(/^[+-]*(?=[+-])/, '')) || 0 };
  }

  private hexadecimal(): PdfToken {
    const end = this.bytes.indexOf('>', this.position);
    const stop = end < 0 ? this.bytes.length : end;
    const digits = this.bytes.toString('latin1', this.position + 1, stop).replaceAll(/[^\da-f]/gi, '');
    this.position = stop + 1;
    return { kind: 'string', bytes: Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex') };
  }

  private literal(): PdfToken {
    const start = this.position;
    let depth = 0;
    for (; this.position < this.bytes.length; this.position += 1) {
      const char = this.bytes[this.position];
      if (char === BACKSLASH) this.position += 1;
      else if (char === OPEN) depth += 1;
      else if (char === CLOSE) depth -= 1;
      if (depth === 0) break;
    }
    this.position += 1;
    const written = this.bytes.toString('latin1', start + 1, this.position - 1);
    return { kind: 'string', bytes: Buffer.from(unescaped(written), 'latin1') };
  }
}

const unescaped = (written: string): string =>
  written.replaceAll(/\\(\r\n|[0-7]{1,3}|[^])/g, (_, escape: string) => {
    if (/^[0-7]/.test(escape)) return String.fromCharCode(Number.parseInt(escape, 8) % 256);
    if (/^[\r\n]/.test(escape)) return '';
    return ESCAPED[escape] ?? escape;
  });
