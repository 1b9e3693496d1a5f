import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from '../common/openapi/operations.js';
import { buildDocument } from '../openapi.js';
import { createTestApp, type TestApp } from '../testing/index.js';
import { accessDocument } from './document.js';
import { MATRIX } from './matrix.js';
import { RECIPES } from './requests.js';
import { TOKEN_REACH } from './tables/tokens.table.js';

const CLIENT = resolve(process.cwd(), '../../libs/api-client');
const DOCUMENT = resolve(process.cwd(), '../../docs/access.md');

/** Served beside the operations: the description of them, for everybody. */
const DOCUMENTS = /^GET \/api\/(docs(\/.*)?|openapi\.(json|yaml))$/;

let test: TestApp;
let document: OpenAPIObject;
beforeAll(async () => {
  test = await createTestApp();
  document = buildDocument(test.app);
});
afterAll(() => test.close());

function sorted(names: Iterable<string>): string[] {
  return [...new Set(names)].sort();
}

const lines = (of: OpenAPIObject): string[] =>
  sorted(
    operationsOf(of).map(({ method, path, operation }) => `${method.toUpperCase()} ${path} ${operation.operationId}`),
  );
const routesOf = (of: OpenAPIObject): string[] =>
  sorted(operationsOf(of).map(({ method, path }) => `${method.toUpperCase()} ${path}`));

const property = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

/** What Express would answer, read off its router: "GET /api/projects/{id}". What answers every method is no route. */
function runningRoutes(): string[] {
  const layers: readonly unknown[] = test.app.getHttpAdapter().getInstance().router.stack;
  return layers.flatMap((layer) => {
    const route = property(layer, 'route');
    const methods = Object.keys(Object(property(route, 'methods')));
    const address = String(property(route, 'path')).replaceAll(/:(\w+)/g, '{$1}');
    return methods.includes('trace') ? [] : methods.map((method) => `${method.toUpperCase()} ${address}`);
  });
}

/** What the generated client calls: "GET /api/projects/{} getProject". */
async function clientCalls(): Promise<string[]> {
  const folder = `${CLIENT}/src/generated`;
  const areas = (await readdir(folder)).filter((name) => name !== 'types.gen.ts');
  const sources = await Promise.all(areas.map((name) => readFile(`${folder}/${name}`, 'utf8')));
  return sources
    .flatMap((source) => source.split(/^ {4}(?=\w+: build\.)/m).slice(1))
    .map((endpoint) => {
      const url = /url: `([^`]+)`/.exec(endpoint)?.[1]?.replaceAll(/\$\{[^}]+\}/g, '{}') ?? '';
      const method = /method: '(\w+)'/.exec(endpoint)?.[1] ?? 'GET';
      return `${method} ${url} ${endpoint.split(':')[0] ?? ''}`;
    });
}

describe('the inventory of the API', () => {
  it('describes every route that runs, and runs every route that it describes', () => {
    expect(sorted(runningRoutes()).filter((route) => !DOCUMENTS.test(route))).toEqual(routesOf(document));
  });

  it('has every operation in the access matrix', () => {
    const described = sorted(operationsOf(document).map(({ operation }) => operation.operationId ?? ''));

    expect(sorted(MATRIX.map(({ operationId }) => operationId))).toEqual(described);
    expect(sorted(TOKEN_REACH.keys())).toEqual(described);
  });

  it('asks each call of the matrix once, and keeps no recipe for a call that is gone', () => {
    expect(MATRIX.map(({ name }) => name).sort()).toEqual(sorted(Object.keys(RECIPES)));
  });

  it('is what the committed document says', async () => {
    const committed: OpenAPIObject = JSON.parse(await readFile(`${CLIENT}/openapi.json`, 'utf8'));

    expect(lines(committed)).toEqual(lines(document));
  });

  it('is what docs/access.md says; WRITE_DOCS=1 writes it anew', async () => {
    const text = accessDocument(document);
    if (process.env['WRITE_DOCS'] === '1') await writeFile(DOCUMENT, text);

    expect(await readFile(DOCUMENT, 'utf8')).toBe(text);
  });

  it('is what the generated client calls', async () => {
    const described = lines(document).map((line) => line.replaceAll(/\{\w+\}/g, '{}'));

    expect(sorted(await clientCalls())).toEqual(sorted(described));
  });

  it('calls public what the document calls public', () => {
    const wrong = operationsOf(document).filter(({ operation }) => {
      const isPublic = Reflect.get(operation, 'x-permission') === 'public';
      return isPublic !== (TOKEN_REACH.get(operation.operationId ?? '') === 'public');
    });

    expect(wrong.map(({ operation }) => operation.operationId)).toEqual([]);
  });
});
