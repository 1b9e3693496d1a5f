import type { FieldFault } from '../errors/domain-error.js';
import { FAULTS_MAX } from '../errors/problem.response.js';

/** Objects and lists as a body is parsed to them; files and streams are looked at elsewhere. */
function isParsed(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

function* walk(value: unknown, parent: string): Generator<FieldFault> {
  if (!isParsed(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    const path = parent === '' ? name : `${parent}.${name}`;
    if (!Array.isArray(value) && name in Object.prototype) yield { path, code: 'unknown_property' };
    else yield* walk(inner, path);
  }
}

/**
 * The properties that are named as what every object has: `constructor`, `toString`, `__proto__`. No input has such a
 * field; the validator passes them by silently, because it finds their names in any table of what is known.
 */
export function inheritedNameFaults(value: unknown): FieldFault[] {
  const faults: FieldFault[] = [];
  for (const fault of walk(value, '')) {
    if (faults.length === FAULTS_MAX) break;
    faults.push(fault);
  }
  return faults;
}
