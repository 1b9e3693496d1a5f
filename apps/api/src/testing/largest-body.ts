import type { OpenAPIObject } from '@nestjs/swagger';
import type { SchemaOrReference } from '../common/openapi/example-of.js';
import type { Operation } from '../common/openapi/operations.js';

/** Of a JSON body, or of a part of one. */
export interface Size {
  readonly bytes: number;
  /** Texts, numbers, objects, lists and names. */
  readonly values: number;
  /** In the object that has most. */
  readonly names: number;
  /** Levels. */
  readonly depth: number;
}

type Schema = Exclude<SchemaOrReference, { $ref: string }>;

/** Letters with an accent have two bytes. */
const BYTES_A_LETTER = 2;
/** An id, an instant, a number, or a text with a pattern. */
const SHORT = 64;

const leaf = (bytes: number): Size => ({ bytes, values: 1, names: 0, depth: 0 });

/** The parts side by side; what is between them is a mark or two each. */
const together = (parts: readonly Size[], names: number): Size => ({
  bytes: 2 + parts.reduce((sum, part) => sum + part.bytes + 2, 0),
  values: 1 + names + parts.reduce((sum, part) => sum + part.values, 0),
  names: Math.max(names, ...parts.map((part) => part.names)),
  depth: 1 + Math.max(0, ...parts.map((part) => part.depth)),
});

class Measure {
  constructor(private readonly document: OpenAPIObject) {}

  of(part: SchemaOrReference): Size {
    const schema = this.resolved(part);
    const [alternative] = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
    if (alternative) return this.of(alternative);
    if (schema.properties) return this.ofObject(schema.properties);
    if (schema.items) return this.ofList(schema.items, schema.maxItems ?? 0);
    return leaf(SHORT + (schema.enum ? 0 : BYTES_A_LETTER * (schema.maxLength ?? 0)));
  }

  private ofObject(properties: Record<string, SchemaOrReference>): Size {
    const parts = Object.entries(properties).map(([name, part]) => {
      const size = this.of(part);
      return { ...size, bytes: size.bytes + name.length };
    });
    return together(parts, parts.length);
  }

  private ofList(items: SchemaOrReference, length: number): Size {
    const item = this.of(items);
    return together(
      Array.from({ length }, () => item),
      0,
    );
  }

  private resolved(part: SchemaOrReference): Schema {
    if (!('$ref' in part)) return part;
    const found = this.document.components?.schemas?.[part.$ref.split('/').at(-1) ?? ''];
    if (!found) throw new Error(`The document has no ${part.$ref}`);
    return this.resolved(found);
  }
}

/** The largest JSON body that the contract lets an operation take; undefined when it takes none. */
export function largestOf(document: OpenAPIObject, { operation }: Operation): Size | undefined {
  const body = operation.requestBody;
  const schema = body && 'content' in body ? body.content['application/json']?.schema : undefined;
  return schema && new Measure(document).of(schema);
}
