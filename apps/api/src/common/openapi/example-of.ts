import type { OpenAPIObject } from '@nestjs/swagger';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
export type SchemaOrReference = Schemas[string];
type Schema = Exclude<SchemaOrReference, { $ref: string }>;

/** One of each format; the day is far enough off that an example can be sent as it is for years. */
const OF_FORMAT: Readonly<Record<string, string>> = {
  uuid: '01a1fc24-28de-709d-aef2-e090adaf615f',
  'date-time': '2026-11-20T15:00:00.000Z',
  date: '2031-06-20',
};

const isReference = (schema: SchemaOrReference): schema is { $ref: string } => '$ref' in schema;

function objectOf(schema: Schema, schemas: Schemas): Record<string, unknown> {
  const properties = Object.entries(schema.properties ?? {}).filter(([, property]) => !isBinary(property));
  return Object.fromEntries(properties.map(([name, property]) => [name, exampleOf(property, schemas)]));
}

const isBinary = (schema: SchemaOrReference): boolean => !isReference(schema) && schema.format === 'binary';

/** What stands in the schema for an example: its own, or the first of a closed list. */
function given(schema: Schema): unknown {
  return schema.example ?? schema.default ?? schema.enum?.[0] ?? OF_FORMAT[schema.format ?? ''];
}

/** One of several that would do. */
const alternativeOf = (schema: Schema): SchemaOrReference[] | undefined => (schema.oneOf ?? schema.anyOf)?.slice(0, 1);

function ofKind(schema: Schema, schemas: Schemas): unknown {
  if (schema.type === 'array') return schema.items ? [exampleOf(schema.items, schemas)] : [];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'object' || schema.properties) return objectOf(schema, schemas);
  return schema.nullable === true ? null : undefined;
}

/**
 * An example of a schema, made of the examples of its parts; undefined where a part has none. Texts and numbers
 * without a closed list need an example of their own (`example:` in their decorator).
 */
export function exampleOf(schema: SchemaOrReference, schemas: Schemas): unknown {
  if (isReference(schema)) {
    const target = schemas[schema.$ref.split('/').at(-1) ?? ''];
    return target && exampleOf(target, schemas);
  }
  const own = given(schema);
  if (own !== undefined) return own;
  const parts = schema.allOf ?? alternativeOf(schema);
  if (!parts) return ofKind(schema, schemas);
  const examples = parts.map((part) => exampleOf(part, schemas));
  return examples.length === 1 ? examples[0] : Object.assign({}, ...examples);
}
