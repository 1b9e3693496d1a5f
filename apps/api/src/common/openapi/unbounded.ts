import type { OpenAPIObject } from '@nestjs/swagger';
import type { SchemaOrReference } from './example-of.js';
import { operationsOf } from './operations.js';

// What has one length by its form.
const SELF_BOUNDED = new Set(['uuid', 'date', 'date-time', 'binary']);

type Schema = Exclude<SchemaOrReference, { $ref: string }>;

const CHECKS: Readonly<Record<string, (schema: Schema) => boolean>> = {
  string: ({ maxLength, pattern, format = '' }) =>
    maxLength !== undefined || SELF_BOUNDED.has(format) || /^\^.*\$$/.test(pattern ?? ''),
  number: ({ minimum, maximum }) => minimum !== undefined && maximum !== undefined,
  integer: ({ minimum, maximum }) => minimum !== undefined && maximum !== undefined,
  array: ({ maxItems }) => maxItems !== undefined,
};

function unboundedParts(schema: SchemaOrReference, path: string): string[] {
  if ('$ref' in schema) return [];
  const isBounded = schema.enum !== undefined || CHECKS[String(schema.type)]?.(schema) !== false;
  const alternatives = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return [
    ...(isBounded ? [] : [path]),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => unboundedParts(part, `${path}.${name}`)),
    ...(schema.items ? unboundedParts(schema.items, `${path}[]`) : []),
    ...alternatives.flatMap((part) => unboundedParts(part, path)),
  ];
}

/** Every text, number and list of a document whose size nothing limits. */
export function unboundedIn(document: OpenAPIObject): string[] {
  const schemas = Object.entries(document.components?.schemas ?? {});
  const parameters = operationsOf(document).flatMap(({ method, path, operation }) =>
    (operation.parameters ?? []).flatMap((parameter) =>
      'schema' in parameter && parameter.schema
        ? unboundedParts(parameter.schema, `${method} ${path} ${parameter.name}`)
        : [],
    ),
  );
  return [...schemas.flatMap(([name, schema]) => unboundedParts(schema, name)), ...parameters];
}
