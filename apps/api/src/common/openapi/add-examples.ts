import type { OpenAPIObject } from '@nestjs/swagger';
import { exampleOf, type SchemaOrReference } from './example-of.js';
import { type Operation, operationsOf } from './operations.js';

interface Media {
  schema?: SchemaOrReference;
  example?: unknown;
  examples?: Record<string, unknown>;
}
type Content = Record<string, Media>;

// A file has no example that could be shown.
const SHOWN = ['application/json', 'multipart/form-data'];

function contentsOf({ operation }: Operation): Content[] {
  const { requestBody, responses } = operation;
  return [requestBody, ...Object.values(responses)].flatMap((part) =>
    part && 'content' in part && part.content ? [part.content] : [],
  );
}

/** An id in a path is a UUID; with an example, "Try it out" can be pressed at once. */
function describePathIds({ operation }: Operation): void {
  for (const parameter of operation.parameters ?? []) {
    if (!('in' in parameter) || parameter.in !== 'path') continue;
    parameter.schema = { type: 'string', format: 'uuid' };
    parameter.example = exampleOf(parameter.schema, {});
  }
}

/**
 * Gives every body its example, made of the examples of its properties. That of a named schema stands among the
 * document's examples once, however many operations answer it.
 */
export function addExamples(document: OpenAPIObject): void {
  const schemas = document.components?.schemas ?? {};
  const examples = { ...document.components?.examples };
  const show = (media: Media): void => {
    if (!media.schema || media.example !== undefined) return;
    const value = exampleOf(media.schema, schemas);
    if (!('$ref' in media.schema)) {
      media.example = value;
      return;
    }
    const name = media.schema.$ref.split('/').at(-1) ?? '';
    examples[name] = { value };
    media.examples = { [name]: { $ref: `#/components/examples/${name}` } };
  };
  for (const entry of operationsOf(document)) {
    describePathIds(entry);
    for (const content of contentsOf(entry)) {
      for (const type of SHOWN) if (content[type]) show(content[type]);
    }
  }
  document.components = { ...document.components, examples };
}
