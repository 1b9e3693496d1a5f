import { getMetadataStorage, type ValidationError } from 'class-validator';
import { FIELD_FAULT_CODES, type FieldFault, type FieldFaultCode } from '../errors/domain-error.js';
import { FAULTS_MAX } from '../errors/problem.response.js';
import { codeOfRule, KIND_CODES } from './fault-code.js';

function contextCode(error: ValidationError, rule: string): FieldFaultCode | undefined {
  const context: unknown = error.contexts?.[rule];
  const code: unknown = typeof context === 'object' && context !== null ? Reflect.get(context, 'code') : undefined;
  return FIELD_FAULT_CODES.find((known) => known === code);
}

/** The bound that a rule was declared with: 12 of @MinLength(12). */
function limitOf(error: ValidationError, rule: string): number | undefined {
  const target = error.target?.constructor;
  if (!target) return undefined;
  const rules = getMetadataStorage().getTargetValidationMetadatas(target, '', false, false);
  const found = rules.find((candidate) => candidate.propertyName === error.property && candidate.name === rule);
  const bound: unknown = found?.constraints?.[0];
  return typeof bound === 'number' ? bound : undefined;
}

function ownFaults(error: ValidationError, path: string): FieldFault[] {
  const rules = Object.keys(error.constraints ?? {});
  if (rules.length === 0) return [];
  const value: unknown = error.value;
  const faults = rules.map((rule) => {
    const limit = limitOf(error, rule);
    return {
      path,
      code: contextCode(error, rule) ?? codeOfRule(rule),
      ...(limit !== undefined && { values: { limit } }),
    };
  });
  if (faults.some(({ code }) => code === 'unknown_property')) return [{ path, code: 'unknown_property' }];
  // A missing answer breaks every rule of its field; that is one fault.
  if (value === undefined || value === null || value === '') return [{ path, code: 'required' }];
  const wrongKind = faults.find(({ code }) => KIND_CODES.has(code));
  return wrongKind ? [wrongKind] : faults;
}

/** Every fault, flat, with dotted paths, one after the other as somebody asks for them. */
function* walk(errors: readonly ValidationError[], parent: string): Generator<FieldFault> {
  for (const error of errors) {
    const path = parent === '' ? error.property : `${parent}.${error.property}`;
    yield* ownFaults(error, path);
    yield* walk(error.children ?? [], path);
  }
}

/** The faults of an input, as many as are answered. */
export function faultsOf(errors: readonly ValidationError[]): FieldFault[] {
  const faults: FieldFault[] = [];
  for (const fault of walk(errors, '')) {
    if (faults.length === FAULTS_MAX) break;
    faults.push(fault);
  }
  return faults;
}
