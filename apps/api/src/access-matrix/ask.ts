import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from '../common/openapi/operations.js';
import type { TestApp } from '../testing/index.js';
import type { Letter } from './principals.js';
import { RECIPES, type Asked, type Recipe } from './requests.js';
import type { Entry } from './rows.js';
import type { Leak } from './world/marks.js';
import type { World } from './world/world.js';

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  /** What it says and the caller may not know. */
  readonly leaks: readonly Leak[];
}

type Call = Pick<Entry, 'name' | 'operationId'>;

interface Ask {
  readonly object: string;
  readonly letter: Letter;
  /** Asks with this token instead of the principal's session. */
  readonly bearer?: string;
}

interface Route {
  readonly method: string;
  readonly path: string;
}

/** Makes the calls of the matrix over HTTP. */
export class Asker {
  private readonly routes: ReadonlyMap<string, Route>;

  constructor(
    private readonly test: Pick<TestApp, 'url'>,
    private readonly world: World,
    document: OpenAPIObject,
  ) {
    this.routes = new Map(
      operationsOf(document).map(({ method, path, operation }) => [operation.operationId ?? '', { method, path }]),
    );
  }

  routeOf(operationId: string): Route {
    const route = this.routes.get(operationId);
    if (!route) throw new Error(`The API has no operation ${operationId}`);
    return route;
  }

  async ask({ name, operationId }: Call, { object, letter, bearer }: Ask): Promise<Answer> {
    const recipe = recipeOf(name);
    const id = recipe.kind === undefined ? '' : this.world.idOf(recipe.kind, object, letter);
    const asked: Asked = { world: this.world, letter, object, id };
    const { method, path } = this.routeOf(operationId);
    const address = `${path.replace(/\{\w+\}/, id)}?${new URLSearchParams(recipe.query?.(asked)).toString()}`;
    const { body, headers } = await bodyOf(recipe, asked);
    const identity = bearer === undefined ? this.world.people.headersOf(letter) : { Authorization: `Bearer ${bearer}` };
    const response = await fetch(`${this.test.url}${address}`, {
      method: method.toUpperCase(),
      redirect: 'manual',
      headers: { ...identity, ...headers, ...recipe.headers?.(asked) },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    const sent = `${address} ${typeof body === 'string' ? body : ''}`;
    return { status: response.status, text, headers: response.headers, leaks: this.leaksTo(recipe, letter, { text, sent }) };
  }

  private leaksTo(recipe: Recipe, letter: Letter, answer: { text: string; sent: string }): Leak[] {
    const leaks = this.world.secrets.leaks(recipe.becomes?.(letter) ?? letter, answer);
    return leaks.filter(({ kind }) => !recipe.tells?.includes(kind));
  }
}

function recipeOf(name: string): Recipe {
  const recipe = RECIPES[name];
  if (!recipe) throw new Error(`requests.ts says nothing of ${name}`);
  return recipe;
}

async function bodyOf(
  recipe: Recipe,
  asked: Asked,
): Promise<{ readonly body: string | FormData | undefined; readonly headers: Record<string, string> }> {
  if (recipe.json) return { body: JSON.stringify(recipe.json(asked)), headers: { 'Content-Type': 'application/json' } };
  return { body: await recipe.form?.(asked), headers: {} };
}
