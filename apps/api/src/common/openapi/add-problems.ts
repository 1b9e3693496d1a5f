import type { OpenAPIObject } from '@nestjs/swagger';
import { type Operation, operationsOf } from './operations.js';

type Responses = Operation['operation']['responses'];

const WORDS: Readonly<Record<number, string>> = {
  400: 'The body is no JSON, or a header is missing',
  401: 'Nobody is signed in',
  403: 'Not with this role, or the page’s token or origin is wrong',
  404: 'It does not exist, or it is not yours',
  409: 'Not in the present state, or the same Idempotency-Key is being worked on',
  413: 'Too large',
  415: 'Another content type than this route reads',
  422: 'Input at fault; each fault is named',
  429: 'Too many tries; Retry-After says when',
  503: 'Not now; Retry-After says when',
};

function statusesOf({ method, path, operation }: Operation): number[] {
  const isPublic = Reflect.get(operation, 'x-permission') === 'public';
  const mutating = method !== 'get';
  const parameters = operation.parameters ?? [];
  return [
    ...(isPublic && !path.startsWith('/api/auth/') ? [] : [401]),
    ...(isPublic && !mutating ? [] : [403]),
    ...(path.includes('{') ? [404] : []),
    ...(mutating ? [400, 409, 413, 415, 422] : []),
    ...(!mutating && parameters.some((parameter) => 'in' in parameter && parameter.in === 'query') ? [422] : []),
    429,
    503,
  ];
}

const problem = (status: number): Responses[string] => ({
  description: WORDS[status] ?? '',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemResponse' } } },
});

/** Gives every operation the errors that the platform can answer with; what a route declares itself stays. */
export function addProblems(document: OpenAPIObject): void {
  for (const entry of operationsOf(document)) {
    const own = entry.operation.responses;
    for (const status of statusesOf(entry)) own[String(status)] ??= problem(status);
  }
}
