import type { OpenAPIObject } from '@nestjs/swagger';
import { exampleOf } from './example-of.js';
import { type Operation, operationsOf } from './operations.js';

type Content = Record<string, { schema?: Parameters<typeof exampleOf>[0]; example?: unknown }>;

// A file has no example that could be shown.
const SHOWN = ['application/json', 'multipart/form-data'];

function addTo(content: Content | undefined, schemas: Parameters<typeof exampleOf>[1]): void {
  for (const type of SHOWN) {
    const media = content?.[type];
    if (media?.schema) media.example ??= exampleOf(media.schema, schemas);
  }
}

function bodiesOf({ operation }: Operation): (Content | undefined)[] {
  const { requestBody, responses } = operation;
  const answers = Object.values(responses).map((answer) =>
    answer && 'content' in answer ? answer.content : undefined,
  );
  return [requestBody && 'content' in requestBody ? requestBody.content : undefined, ...answers];
}

/** An id in a path is a UUID; with an example, "Try it out" can be pressed at once. */
function describePathIds({ operation }: Operation): void {
  for (const parameter of operation.parameters ?? []) {
    if (!('in' in parameter) || parameter.in !== 'path') continue;
    parameter.schema = { type: 'string', format: 'uuid' };
    parameter.example = exampleOf(parameter.schema, {});
  }
}

/** Gives every body its example, made of the examples of its properties. */
export function addExamples(document: OpenAPIObject): void {
  const schemas = document.components?.schemas ?? {};
  for (const entry of operationsOf(document)) {
    describePathIds(entry);
    for (const content of bodiesOf(entry)) addTo(content, schemas);
  }
}
