import type { NestExpressApplication } from '@nestjs/platform-express';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Request, RequestHandler, Response } from 'express';
import { type Operation, operationsOf } from '../common/openapi/operations.js';
import { buildDocument } from '../openapi.js';
import { Contract } from './contract.js';

const JSON_TYPE = /^application\/(problem\+)?json/;

/** What was answered, and by which route. */
interface Answer {
  readonly operation: Operation['operation'];
  readonly name: string;
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
}

interface Described {
  readonly contract: Contract;
  readonly operations: ReadonlyMap<string, Operation>;
}

/** Where a process keeps the description: writing it down costs more than most specs do, and it is the same for all. */
const KEPT = Symbol.for('closewright.described');
const kept: typeof globalThis & { [KEPT]?: Described } = globalThis;

function describedBy(app: NestExpressApplication): Described {
  const document: OpenAPIObject = buildDocument(app);
  const operations = operationsOf(document).map((entry): [string, Operation] => [
    `${entry.method.toUpperCase()} ${entry.path}`,
    entry,
  ]);
  return { contract: new Contract(document), operations: new Map(operations) };
}

/** Holds every answer that a spec gets against what the API's description says of its operation. */
export class KeptPromises {
  private readonly faults = new Set<string>();

  constructor(private readonly app: NestExpressApplication) {}

  /** Listens in on every answer; goes before the routes. */
  middleware(): RequestHandler {
    return (request, response, next) => {
      let body: unknown;
      const end = response.end.bind(response);
      response.end = (content?: unknown, ...rest: unknown[]) => {
        body = content instanceof Uint8Array ? Buffer.from(content).toString() : content;
        return Reflect.apply(end, response, [content, ...rest]);
      };
      response.on('finish', () => this.check(request, response, body));
      next();
    };
  }

  /** Throws with every answer that was not as described. */
  assert(): void {
    if (this.faults.size > 0)
      throw new Error(`Answers that the API's description does not know:\n${[...this.faults].join('\n')}`);
  }

  private check(request: Request, response: Response, body: unknown): void {
    const answer = this.answerOf(request, response, body);
    if (!answer) return;
    for (const fault of answer.status < 400 ? this.shapeFaults(answer) : codeFaults(answer))
      this.faults.add(`${answer.name} ${answer.status} ${fault}`);
  }

  private answerOf(request: Request, response: Response, body: unknown): Answer | undefined {
    const path: unknown = request.route?.path;
    const type = String(response.getHeader('content-type') ?? '');
    if (typeof path !== 'string' || typeof body !== 'string' || !JSON_TYPE.test(type)) return undefined;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const name = `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`;
    const found = this.description().operations.get(name);
    // Routes that a spec brings along describe nothing.
    if (!found?.operation.summary) return undefined;
    return { operation: found.operation, name, status: response.statusCode, type, body: JSON.parse(body) };
  }

  private shapeFaults({ operation, status, body }: Answer): string[] {
    const schema = mediaOf(operation, status, 'application/json')?.schema;
    return schema === undefined ? ['is not described'] : this.description().contract.faultsOf(schema, body);
  }

  // A route that the first spec of a process brought along is described too; no other spec has it.
  private description(): Described {
    return (kept[KEPT] ??= describedBy(this.app));
  }
}

interface Media {
  readonly schema?: unknown;
  readonly examples?: Readonly<Record<string, unknown>>;
}

function mediaOf(operation: Operation['operation'], status: number, type: string): Media | undefined {
  const response = operation.responses[String(status)];
  return response && 'content' in response ? response.content?.[type] : undefined;
}

function codeFaults({ operation, status, type, body }: Answer): string[] {
  if (!type.startsWith('application/problem+json')) return [];
  const code = String(Reflect.get(Object(body), 'code'));
  const known = mediaOf(operation, status, 'application/problem+json')?.examples ?? {};
  return code in known ? [] : [code];
}
