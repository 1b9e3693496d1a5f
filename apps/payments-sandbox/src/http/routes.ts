import type { UnitOfWork } from '../store/unit-of-work.js';
import type { ApiErrorBody } from './api-error.js';
import type { Access } from './authentication.js';
import type { FormObject } from './form.js';

export interface ApiRequest {
  readonly work: UnitOfWork;
  /** The account that the request acts for: the platform, or the one named in `Stripe-Account`. */
  readonly owner: string;
  readonly access: Access;
  /** First and second variable part of the path; empty where the route has none. */
  readonly id: string;
  readonly childId: string;
  readonly form: FormObject;
  /** Sent by browsers in place of the secret key. */
  readonly clientSecret: string | null;
  readonly publicBase: string;
}

/** An error whose changes are kept: a declined card leaves a failed charge behind. */
export class Declined {
  readonly body: ApiErrorBody;

  constructor(body: ApiErrorBody) {
    this.body = body;
  }
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** May be called with the publishable key and the intent's client secret. */
  readonly publishable?: true;
  handle(request: ApiRequest): object;
}

export interface Match {
  readonly route: Route;
  readonly ids: readonly string[];
}

function matchPath(pattern: string, path: string): string[] | null {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return null;
  const ids: string[] = [];
  for (const [index, part] of wanted.entries()) {
    const actual = given[index] ?? '';
    if (part.startsWith(':')) ids.push(actual);
    else if (part !== actual) return null;
  }
  return ids;
}

export function findRoute(routes: readonly Route[], method: string, path: string): Match | null {
  for (const route of routes) {
    const ids = route.method === method ? matchPath(route.path, path) : null;
    if (ids) return { route, ids };
  }
  return null;
}
