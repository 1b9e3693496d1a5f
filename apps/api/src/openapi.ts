import type { INestApplication } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { TOKEN_PREFIX } from '@cw/domain';
import { COOKIE_NAMES } from './common/auth/cookie-names.js';
import { ProblemResponse } from './common/errors/problem.response.js';
import { addCallers } from './common/openapi/add-callers.js';
import { addExamples } from './common/openapi/add-examples.js';
import { addProblems } from './common/openapi/add-problems.js';
import { serveDocsPage } from './common/openapi/docs-page.js';
import { operationsOf } from './common/openapi/operations.js';
import { sortKeys } from './common/openapi/sort-keys.js';
import { forgetTraits } from './common/openapi/traits.js';

const DESCRIPTION = `Two ways to call, told apart by each operation:

- **A personal access token** (settings, Tokens): \`Authorization: Bearer ${TOKEN_PREFIX}…\`, no cookie and no CSRF token.
  It has its person’s rights, but never staff’s, and cannot move money or touch the account’s security.
- **The session**, as the pages do: POST /api/auth/login, keep the cookie, GET /api/auth/csrf, and send that token as
  X-CSRF-Token with every mutating call. On this page both happen by themselves once you are logged in.

Money is in integer cents (USD), instants are ISO 8601 UTC, dates YYYY-MM-DD. Errors are RFC 9457 problem+json with a
stable \`code\`. Every mutation takes an Idempotency-Key (UUID): the same key and body answers the first result again,
for 24 hours, and for 30 days after an upload; while the first is being worked on, 409 with Retry-After. Lists take \`limit\` and \`cursor\` and answer \`nextCursor\`.`;

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
    .addSecurity('session', {
      type: 'apiKey',
      in: 'cookie',
      name: COOKIE_NAMES.session.secure,
      description:
        `Log in on the site in this browser; there is nothing to enter here. Outside production, at an http:// address, ` +
        `the cookie is named ${COOKIE_NAMES.session.plain}.`,
    })
    .addSecurity('token', { type: 'http', scheme: 'bearer', description: 'A personal access token from the settings.' })
    .build();
  const document = SwaggerModule.createDocument(app, options, {
    operationIdFactory: (_controller, method) => method,
    extraModels: [ProblemResponse],
  });
  refuseDuplicates(document);
  addProblems(document);
  addCallers(document);
  addExamples(document);
  operationsOf(document).forEach(forgetTraits);
  return sortKeys(document);
}

/** Swagger UI at /api/docs, the document at /api/openapi.json. */
export function serveDocument(app: NestExpressApplication): void {
  serveDocsPage(app, '/api/docs');
  SwaggerModule.setup('api/docs', app, () => buildDocument(app), {
    ui: false,
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
  });
}
