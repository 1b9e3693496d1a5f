import type { Request } from 'express';

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The methods of one layer of the router, when it is a route of this path; what takes every method is no route. */
function methodsOf(layer: object, path: string): string[] {
  const methods = Object.keys(Object(property(property(layer, 'route'), 'methods')));
  const isRoute = methods.length > 0 && !methods.includes('trace');
  return isRoute && 'match' in layer && typeof layer.match === 'function' && layer.match(path) ? methods : [];
}

/** What a path without a route for this request's method does take; empty when there is nothing at the path. */
export function allowedMethods(request: Request): string[] {
  // Not `path`: whoever finds out that no route took the request may stand below a prefix.
  const path = request.originalUrl.split('?', 1)[0] ?? '';
  const found = request.app.router.stack.flatMap((layer) => methodsOf(layer, path)).map((name) => name.toUpperCase());
  return [...new Set(found.includes('GET') ? [...found, 'HEAD'] : found)].sort();
}
