import { ERROR_CODES, PERMISSIONS, type ErrorCode, type Permission } from '@cw/domain';
import type { OpenAPIObject } from '@nestjs/swagger';
import { HTTP_STATUS_OF } from './common/errors/http-status-of.js';
import { type Operation, operationsOf } from './common/openapi/operations.js';
import { unboundedIn } from './common/openapi/unbounded.js';
import { buildDocument } from './openapi.js';
import { createTestApp, type TestApp } from './testing/index.js';
import { Contract } from './testing/contract.js';

type Media = { readonly schema?: unknown; readonly example?: unknown; readonly examples?: Record<string, unknown> };

let test: TestApp;
let document: OpenAPIObject;
let operations: Operation[];
let contract: Contract;
beforeAll(async () => {
  test = await createTestApp();
  document = buildDocument(test.app);
  operations = operationsOf(document);
  contract = new Contract(document);
});
afterAll(() => test.close());

const nameOf = ({ method, path }: Operation): string => `${method.toUpperCase()} ${path}`;
const contentOf = (part: object | undefined): [string, Media][] =>
  Object.entries(part && 'content' in part ? Object(part.content) : {});
const answersOf = ({ operation }: Operation) => Object.entries(operation.responses);
const problemsOf = (operation: Operation): [number, Media][] =>
  answersOf(operation).flatMap(([status, answer]) =>
    contentOf(answer).flatMap(([type, media]): [number, Media][] =>
      type === 'application/problem+json' ? [[Number(status), media]] : [],
    ),
  );

/** The example of a body: its own, or the one it names. */
function exampleOf({ example, examples = {} }: Media): unknown {
  const [name] = Object.keys(examples);
  const named = name === undefined ? undefined : document.components?.examples?.[name];
  return named && 'value' in named ? named.value : example;
}

const propertiesOf = (schema: unknown): [string, { format?: string }][] => {
  const name =
    String(Reflect.get(Object(schema), '$ref') ?? '')
      .split('/')
      .at(-1) ?? '';
  return Object.entries(Object(Reflect.get(Object(document.components?.schemas?.[name]), 'properties')));
};

// A file cannot be written down.
const withFile = (schema: unknown, example: unknown): unknown => {
  const files = propertiesOf(schema).filter(([, { format }]) => format === 'binary');
  return example === undefined
    ? undefined
    : { ...Object(example), ...Object.fromEntries(files.map(([name]) => [name, ''])) };
};

/** Every body that can be written down, with a name for the report, its schema and its example. */
const bodies = (): [string, unknown, unknown][] =>
  operations.flatMap((entry) => {
    const answers = answersOf(entry).flatMap(([status, answer]) =>
      contentOf(answer).map(([type, media]): [string, string, Media] => [type, status, media]),
    );
    const requests = contentOf(entry.operation.requestBody).map(([type, media]): [string, string, Media] => [
      type,
      'request',
      media,
    ]);
    return [...requests, ...answers].flatMap(([type, what, media]): [string, unknown, unknown][] => {
      const name = `${nameOf(entry)} ${what}`;
      if (type === 'multipart/form-data') return [[name, media.schema, withFile(media.schema, exampleOf(media))]];
      return type === 'application/json' ? [[name, media.schema, exampleOf(media)]] : [];
    });
  });

describe('the OpenAPI document', () => {
  it('NET-04 is served as JSON, with Swagger UI beside it', async () => {
    const json = await test.http.get('/api/openapi.json');
    const page = await test.http.get('/api/docs');

    expect([json.status, json.body.info.title]).toEqual([200, 'Closewright API']);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('swagger-ui')]);
  });

  it('is the same for the same code', () => {
    expect(JSON.stringify(buildDocument(test.app))).toBe(JSON.stringify(document));
  });

  it('API-02 says for each operation what it does, who may call it, and whether a token can', () => {
    const lacking = operations.filter(
      ({ operation }) =>
        !operation.summary || !/\*\*Who:\*\* .+ \*\*Tokens:\*\* (yes|no)/.test(operation.description ?? ''),
    );

    expect(lacking.map(nameOf)).toEqual([]);
  });

  it('API-02 takes who may call from the table of permissions', () => {
    const wrong = operations.filter(({ operation }) => {
      const permission = Reflect.get(operation, 'x-permission') as Permission | 'public';
      const expected = permission === 'public' ? [] : [...PERMISSIONS[permission]];
      return JSON.stringify(Reflect.get(operation, 'x-roles')) !== JSON.stringify(expected);
    });

    expect(wrong.map(nameOf)).toEqual([]);
  });

  it('types every answer of every operation', () => {
    const bare = operations.filter((entry) =>
      answersOf(entry).every(
        ([status, answer]) => status !== '204' && !(status.startsWith('2') && 'content' in Object(answer)),
      ),
    );

    expect(bare.map(nameOf)).toEqual([]);
  });

  it('API-02 shows an example of every request and every answer, each valid by its own schema', () => {
    const faults = bodies().flatMap(([name, schema, example]) =>
      example === undefined
        ? [`${name}: none`]
        : contract.faultsOf(schema, example).map((fault) => `${name}: ${fault}`),
    );

    expect(faults).toEqual([]);
  });

  it('API-02 shows of every operation each error that it can give, as problem+json with its code', () => {
    const examples = document.components?.examples ?? {};
    const wrong = operations.flatMap((entry) =>
      problemsOf(entry).flatMap(([status, { examples: shown = {} }]) =>
        Object.keys(shown).filter((code) => HTTP_STATUS_OF[code as ErrorCode] !== status || !(code in examples)),
      ),
    );
    const silent = operations.filter((entry) => {
      const errors = answersOf(entry).filter(([status]) => Number(status) >= 400);
      return errors.length < 3 || errors.length !== problemsOf(entry).length;
    });

    expect([wrong, silent.map(nameOf)]).toEqual([[], []]);
  });

  it('NET-02 names Retry-After where a refusal says when to come again', () => {
    const saying: readonly ErrorCode[] = [
      'request.too_many',
      'request.busy',
      'server.unavailable',
      'idempotency.in_flight',
    ];
    const isNamed = (answer: object = {}): boolean => 'Retry-After' in Object(Reflect.get(answer, 'headers'));

    const wrong = operations.flatMap((operation) =>
      answersOf(operation).flatMap(([status, answer]) => {
        const codes = contentOf(answer).flatMap(([, { examples }]) => Object.keys(examples ?? {}));
        const isSaid = saying.some((code) => codes.includes(code));
        return isSaid === isNamed(answer) ? [] : [`${nameOf(operation)} ${status}`];
      }),
    );

    expect(wrong).toEqual([]);
    expect(document.components?.headers?.['Retry-After']).toMatchObject({ schema: { type: 'integer', minimum: 1 } });
  });

  it('has an example for every code, valid as problem+json', () => {
    const schema = { $ref: '#/components/schemas/ProblemResponse' };
    const faults = ERROR_CODES.flatMap((code) => {
      const example = document.components?.examples?.[code];
      return contract.faultsOf(schema, example && 'value' in example ? example.value : null);
    });

    expect(faults).toEqual([]);
  });

  it('bounds every text, number and list', () => {
    expect(unboundedIn(document)).toEqual([]);
  });
});

describe('the page of the OpenAPI document', () => {
  it('API-02 sends the session’s token by itself', async () => {
    const script = await test.http.get('/api/docs/init.js');

    expect([script.status, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(script.text).toContain('/api/auth/csrf');
  });

  it('ASVS 3.4.3 ASVS 3.4.6 needs no script and no style of its own, so that its policy allows none', async () => {
    const page = await test.http.get('/api/docs');

    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;connect-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    });
    expect(page.text).not.toMatch(/<style|style=|<script(?![^>]*\bsrc=)|\son\w+=/);
  });

  it.each(['swagger-ui.css', 'swagger-ui-bundle.js', 'init.js', 'favicon-32x32.png'])(
    'has its file %s',
    async (file) => {
      expect((await test.http.get(`/api/docs/${file}`)).status).toBe(200);
    },
  );
});
