import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { addProblems } from './common/openapi/add-problems.js';
import { operationsOf } from './common/openapi/operations.js';
import { sortKeys } from './common/openapi/sort-keys.js';
import { ProblemResponse } from './common/errors/problem.response.js';

const DESCRIPTION = `Programs sign in as people do: POST /api/auth/login, keep the cookie, GET /api/auth/csrf, and send the
token as X-CSRF-Token with every mutating call. Money is in integer cents (USD), instants are ISO 8601 UTC, dates YYYY-MM-DD.
Errors are RFC 9457 problem+json. Every mutation takes an Idempotency-Key (UUID): the same key and body answers the first result again.`;

// The client's hooks are named after the operations, so two of one name would silently become one.
function refuseDuplicates(document: OpenAPIObject): void {
  const ids = operationsOf(document).map(({ operation }) => operation.operationId ?? '');
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (twice.length > 0)
    throw new Error(`Controller methods need names of their own in the whole API: ${twice.join(', ')}`);
}

/** The contract as the code has it; the same code always gives the same document. */
export function buildDocument(app: INestApplication): OpenAPIObject {
  const options = new DocumentBuilder()
    .setTitle('Closewright API')
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/')
    .addSecurity('session', { type: 'apiKey', in: 'cookie', name: '__Host-sid' })
    .build();
  const document = SwaggerModule.createDocument(app, options, {
    operationIdFactory: (_controller, method) => method,
    extraModels: [ProblemResponse],
  });
  refuseDuplicates(document);
  addProblems(document);
  return sortKeys(document);
}

interface SwaggerRequest {
  readonly method?: string;
  readonly headers: Record<string, string>;
}

// Runs in the page of Swagger UI, where it is written out as source: nothing from this file is known there.
async function withToken(request: SwaggerRequest): Promise<SwaggerRequest> {
  if ((request.method ?? 'GET').toUpperCase() === 'GET') return request;
  const answer = await fetch('/api/auth/csrf', { credentials: 'same-origin' });
  const { token } = (await answer.json()) as { token: string | null };
  if (token !== null) request.headers['X-CSRF-Token'] = token;
  return request;
}

/** Swagger UI at /api/docs, the document at /api/openapi.json. */
export function serveDocument(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => buildDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
    customSiteTitle: 'Closewright API',
    swaggerOptions: {
      requestInterceptor: withToken,
      withCredentials: true,
      persistAuthorization: false,
      tagsSorter: 'alpha',
      operationsSorter: 'alpha',
    },
  });
}
