import { STATUS_CODES } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ERROR_CODES, type ErrorCode } from '@cw/domain';
import { formatterFor } from '@cw/i18n';
import { HTTP_STATUS_OF } from '../errors/http-status-of.js';
import { problemType } from '../errors/problem.filter.js';
import type { ProblemResponse } from '../errors/problem.response.js';
import { errorCodesOf } from './error-codes.js';
import { operationsOf } from './operations.js';
import { traitsOf } from './traits.js';

const PROBLEM_JSON = 'application/problem+json';
const EXAMPLE_REQUEST_ID = '01a1fc24-28de-709d-aef2-e090adaf615f';

const WORDS: Readonly<Record<number, string>> = {
  400: 'The body is no JSON, or a header is missing',
  401: 'Nobody is signed in, or the token does not work',
  403: 'Not with this role or this token, or the page’s token or origin is wrong',
  404: 'It does not exist, or it is not yours',
  409: 'Not in the present state, or the same Idempotency-Key is being worked on and Retry-After says for how long',
  412: 'It has changed since it was read',
  413: 'Too large',
  415: 'Another content type than this route reads',
  422: 'Input at fault; each fault is named',
  429: 'Too many tries; Retry-After says when',
  500: 'Our fault; requestId finds it in the logs',
  502: 'The payment provider did not take it; try again',
  503: 'Not now; Retry-After says when',
};

const words = formatterFor('en');
/** What the words of a refusal are filled with, where they have a place for it. */
const EXAMPLE_VALUES = {
  papers: 'yes',
  state: 'New York',
  reader: 'contractor',
  date: new Date('2026-11-30T17:00:00.000Z'),
  max: '$600.00',
  kind: 'after',
  repair: 5,
  count: 1,
  used: '2',
  reason: 'Chargebacks on three projects',
  support: 'support@closewright.test',
} as const;

/** A refusal as it is answered, in English. */
function exampleOf(code: ErrorCode): ProblemResponse {
  const status = HTTP_STATUS_OF[code];
  return {
    type: problemType(code),
    code,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: words.text(`errors.${code}`, EXAMPLE_VALUES),
    instance: '/api/projects',
    requestId: EXAMPLE_REQUEST_ID,
    ...(code === 'request.invalid' && {
      errors: [{ path: 'lines.0.amountCents', code: 'integer', message: words.text('errors.field.integer') }],
    }),
  };
}

const RETRY_AFTER = 'Retry-After';
/** The refusals that say when to come again. */
const COMES_AGAIN: readonly ErrorCode[] = [
  'request.too_many',
  'request.busy',
  'server.unavailable',
  'idempotency.in_flight',
];

const RETRY_AFTER_HEADER = {
  description: `How many seconds to wait before the same call may be sent again: ${COMES_AGAIN.map((code) => `\`${code}\``).join(', ')}.`,
  schema: { type: 'integer' as const, minimum: 1 },
  example: 10,
};

function problem(status: number, codes: readonly ErrorCode[]) {
  return {
    ...(codes.some((code) => COMES_AGAIN.includes(code)) && {
      headers: { [RETRY_AFTER]: { $ref: `#/components/headers/${RETRY_AFTER}` } },
    }),
    description: `${WORDS[status] ?? STATUS_CODES[status] ?? ''}: ${codes.map((code) => `\`${code}\``).join(', ')}`,
    content: {
      [PROBLEM_JSON]: {
        schema: { $ref: '#/components/schemas/ProblemResponse' },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}

/** Gives every operation each error that it can answer with, and each error its example. */
export function addProblems(document: OpenAPIObject): void {
  const examples = Object.fromEntries(ERROR_CODES.map((code) => [code, { value: exampleOf(code) }]));
  document.components = { ...document.components, examples, headers: { [RETRY_AFTER]: RETRY_AFTER_HEADER } };
  for (const entry of operationsOf(document)) {
    const codes = errorCodesOf(traitsOf(entry));
    for (const status of new Set(codes.map((code) => HTTP_STATUS_OF[code]))) {
      const answer = problem(
        status,
        codes.filter((code) => HTTP_STATUS_OF[code] === status),
      );
      const own = entry.operation.responses[String(status)];
      const content = own && 'content' in own ? own.content : undefined;
      entry.operation.responses[String(status)] = { ...answer, content: { ...content, ...answer.content } };
    }
  }
}
