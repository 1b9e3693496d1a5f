import type { FieldErrors, FieldValues } from 'react-hook-form';

export interface ListedFault {
  /** Dotted path of the field. */
  readonly path: string;
  /** As the form keeps it; see `faultText`. */
  readonly message: string;
}

function isFault(value: object): value is { message: string } {
  return 'message' in value && typeof value.message === 'string' && value.message !== '';
}

function walk(node: unknown, path: string, found: ListedFault[]): void {
  if (typeof node !== 'object' || node === null) return;
  if (isFault(node)) {
    found.push({ path, message: node.message });
    return;
  }
  for (const [name, child] of Object.entries(node)) {
    if (name !== 'ref') walk(child, path === '' ? name : `${path}.${name}`, found);
  }
}

/** Every fault of a form as one flat list, in the order given by `order` (paths or their beginnings). */
export function listFaults<T extends FieldValues>(errors: FieldErrors<T>, order: readonly string[]): ListedFault[] {
  const found: ListedFault[] = [];
  walk(errors, '', found);
  const place = ({ path }: ListedFault): number => {
    const at = order.findIndex((name) => path === name || path.startsWith(`${name}.`));
    return at === -1 ? order.length : at;
  };
  return found.sort((a, b) => place(a) - place(b));
}
