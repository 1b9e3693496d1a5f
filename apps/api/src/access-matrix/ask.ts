import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from '../common/openapi/operations.js';
import type { TestApp } from '../testing/index.js';
import type { Principal } from './principals.js';
import type { Asked, Recipe } from './recipe.js';
import { RECIPES } from './requests.js';
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
  readonly principal: Principal;
  /** Asks with this token instead of the principal's session. */
  readonly bearer?: string;
  /** What is changed of the valid call. */
  readonly alter?: (call: Sent) => Sent;
}

/** A call as it goes over the wire. */
export interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
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

  async ask({ name, operationId }: Call, { object, principal, bearer, alter = (call) => call }: Ask): Promise<Answer> {
    const recipe = recipeOf(name);
    const id = recipe.kind === undefined ? '' : this.world.idOf(recipe.kind, object, principal);
    const asked: Asked = { world: this.world, principal, object, id };
    const { method, path } = this.routeOf(operationId);
    const named = path.replace(/\{\w+\}/, id).replace(/\{\w+\}/, () => recipe.inner?.(asked) ?? id);
    const address = `${named}?${new URLSearchParams(recipe.query?.(asked)).toString()}`;
    const identity =
      bearer === undefined ? this.world.people.headersOf(principal) : { Authorization: `Bearer ${bearer}` };
    const body = await bodyOf(recipe, asked);
    const headers = { ...identity, ...body.headers, ...recipe.headers?.(asked) };
    const sent = alter({ method: method.toUpperCase(), ...body, headers });
    const response = await fetch(`${this.test.url}${address}`, { ...sent, redirect: 'manual' });
    const text = await response.text();
    const said = `${address} ${typeof sent.body === 'string' ? sent.body : ''}`;
    const leaks = this.leaksTo(recipe, principal, { text, sent: said });
    return { status: response.status, text, headers: response.headers, leaks };
  }

  private leaksTo(recipe: Recipe, principal: Principal, answer: { text: string; sent: string }): Leak[] {
    const leaks = this.world.secrets.leaks(recipe.becomes?.(principal) ?? principal, answer);
    return leaks.filter(({ kind }) => !recipe.tells?.includes(kind));
  }
}

function recipeOf(name: string): Recipe {
  const recipe = RECIPES[name];
  if (!recipe) throw new Error(`requests.ts says nothing of ${name}`);
  return recipe;
}

async function bodyOf(recipe: Recipe, asked: Asked): Promise<Pick<Sent, 'headers' | 'body'>> {
  if (recipe.json) return { body: JSON.stringify(recipe.json(asked)), headers: { 'Content-Type': 'application/json' } };
  return { headers: {}, ...(recipe.form && { body: await recipe.form(asked) }) };
}
