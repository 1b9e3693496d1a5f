import { ApiError } from './api-error.js';

export type FormValue = string | FormObject;
export interface FormObject {
  readonly [key: string]: FormValue;
}

interface Node {
  [key: string]: string | Node;
}

const tooDeep = (name: string) =>
  new ApiError(400, { type: 'invalid_request_error', message: `Invalid parameter name: ${name}`, param: name });

/**
 * Splits `metadata[a[b]][c]` into `metadata`, `a[b]`, `c`. Counts depth instead of splitting at each bracket, because a
 * metadata key may itself hold brackets and the SDK does not escape them.
 */
export function splitName(name: string): string[] {
  const open = name.indexOf('[');
  if (open <= 0) return [name];
  const parts = [name.slice(0, open)];
  let depth = 0;
  let start = 0;
  for (let i = open; i < name.length; i += 1) {
    if (name[i] === '[') {
      if (depth === 0) start = i + 1;
      depth += 1;
    } else if (name[i] === ']') {
      depth -= 1;
      if (depth === 0) parts.push(name.slice(start, i));
    }
  }
  if (depth !== 0 || parts.length > 8) throw tooDeep(name);
  return parts;
}

function place(root: Node, parts: readonly string[], value: string, name: string): void {
  let node = root;
  parts.forEach((part, index) => {
    // `expand[]=a&expand[]=b` numbers itself; `expand[0]` is a plain key, kept in the order of arrival.
    const key = part === '' ? String(Object.keys(node).length) : part;
    if (index === parts.length - 1) {
      node[key] = value;
      return;
    }
    const next = Object.hasOwn(node, key) ? node[key] : undefined;
    if (typeof next === 'string') throw tooDeep(name);
    node = next ?? (node[key] = Object.create(null) as Node);
  });
}

/** Decodes `application/x-www-form-urlencoded` with nested names, from a body or a query. */
export function parseForm(text: string): FormObject {
  const root = Object.create(null) as Node;
  for (const [name, value] of new URLSearchParams(text)) place(root, splitName(name), value, name);
  return root;
}

/** One text for equal parameters, whatever their order: what an idempotency key is compared by. */
export function canonicalForm(value: FormValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalForm(item)}`).join(',')}}`;
}
