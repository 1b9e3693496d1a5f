import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

// Of OpenAPI 3.0 and no JSON Schema; `example` may hold anything.
const DROPPED = new Set(['nullable', 'example', 'xml', 'discriminator']);

/** An OpenAPI 3.0 schema as JSON Schema: null where it is nullable, and nothing beyond the named properties. */
function toJsonSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toJsonSchema);
  if (!isJson(schema)) return schema;
  const entries = Object.entries(schema).filter(([name]) => !DROPPED.has(name));
  const plain: Json = Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      name === 'properties' && isJson(value)
        ? Object.fromEntries(Object.entries(value).map(([property, inner]) => [property, toJsonSchema(inner)]))
        : toJsonSchema(value),
    ]),
  );
  if (isJson(plain['properties'])) plain['additionalProperties'] ??= false;
  return schema['nullable'] === true ? { anyOf: [plain, { type: 'null' }] } : plain;
}

/** Judges values by the schemas of an OpenAPI document. */
export class Contract {
  private readonly ajv = new Ajv({ strict: false, allErrors: true });
  private readonly compiled = new Map<unknown, ValidateFunction>();

  constructor(document: OpenAPIObject) {
    addFormats.default(this.ajv);
    const schemas = Object.entries(document.components?.schemas ?? {});
    for (const [name, schema] of schemas)
      this.ajv.addSchema(toJsonSchema(schema) as Json, `#/components/schemas/${name}`);
  }

  /** What is wrong with the value; empty when nothing is. */
  faultsOf(schema: unknown, value: unknown): string[] {
    const validate = this.compiled.get(schema) ?? this.ajv.compile(toJsonSchema(schema) as Json);
    this.compiled.set(schema, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message, params }) =>
      [instancePath, message, JSON.stringify(params)].join(' '),
    );
  }
}
