import { DomainError } from '../errors/domain-error.js';

/**
 * What a JSON text may hold. The largest rightful one, a project of sixty conditions, has two fifths of the values, four
 * levels, and no object with more than twenty names.
 */
export const JSON_BOUNDS = { depth: 16, names: 200, values: 5000 } as const;

export type ShapeFault = 'duplicate_name' | 'too_large';

// Sticky: what is no token ends the search, so that a broken text costs one look at each character.
const TOKEN = /\s*(?:("(?:[^"\\]|\\.)*")|([{}[\]:,])|[^\s"{}[\]:,]+)/sy;

/** A name as it is meant; one that is none is left to the parser to refuse. */
function nameOf(quoted: string): unknown {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return JSON.parse(quoted);
  } catch {
    return quoted;
  }
}

/** What was read of a text so far. */
class Reading {
  /** Objects by their names, lists without. */
  private readonly open: (Set<unknown> | undefined)[] = [];
  private quoted = '';
  private values = 0;

  /** Takes the next token: a text with its quotes, a mark, or (both empty) any other value. */
  take(text: string | undefined, mark: string): ShapeFault | undefined {
    this.quoted = text ?? this.quoted;
    if (mark === ':') return this.name();
    if (mark === '}' || mark === ']') this.open.pop();
    else if (mark !== ',') this.value(mark);
    const isTooLarge = this.values > JSON_BOUNDS.values || this.open.length > JSON_BOUNDS.depth;
    return isTooLarge ? 'too_large' : undefined;
  }

  private value(mark: string): void {
    this.values += 1;
    if (mark === '{') this.open.push(new Set());
    else if (mark === '[') this.open.push(undefined);
  }

  /** Adds a name to those of its object. */
  private name(): ShapeFault | undefined {
    const names = this.open.at(-1);
    if (!names) return undefined;
    const before = names.size;
    if (names.add(nameOf(this.quoted)).size === before) return 'duplicate_name';
    return before < JSON_BOUNDS.names ? undefined : 'too_large';
  }
}

/**
 * The first fault of a text before it is parsed: an object that names a property twice, of which readers take different
 * ones, or more than its bounds. It ends there, so that what is refused costs no more than what is taken.
 */
export function shapeFaultOf(text: string): ShapeFault | undefined {
  const reading = new Reading();
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(text); token; token = TOKEN.exec(text)) {
    const fault = reading.take(token[1], token[2] ?? '');
    if (fault) return fault;
  }
  return undefined;
}

/** A JSON text that cannot be read, answered as a body that is none. */
export class UnreadableJson extends DomainError {
  constructor(fault: ShapeFault | undefined) {
    super(fault === 'too_large' ? 'request.too_large' : 'request.malformed');
    this.name = 'UnreadableJson';
  }
}

/**
 * Parses what a form carries as JSON within a text of its own.
 * @throws UnreadableJson when it is no JSON, or more than its bounds
 */
export function parseBounded(text: string): unknown {
  const fault = shapeFaultOf(text);
  if (fault) throw new UnreadableJson(fault);
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableJson(undefined);
  }
}
