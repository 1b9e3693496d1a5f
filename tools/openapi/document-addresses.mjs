const NAME = 'DocumentAddress';
const ALIAS = `export type ${NAME} = string;\n`;

/**
 * @typedef {{ type?: string, format?: string, example?: unknown, nullable?: boolean, description?: string }} Property
 * @typedef {{ responses?: Record<string, { content?: Record<string, { schema?: Property }> }> }} Operation
 * @typedef {object} OpenApi
 * @property {Record<string, { get?: Operation }>} paths
 * @property {{ schemas: Record<string, { properties?: Record<string, object> }> }} components
 */

/** @param {Operation} [operation] */
const servesDocument = ({ responses = {} } = {}) =>
  Object.values(responses).some(({ content = {} }) =>
    Object.values(content).some(({ schema }) => schema?.format === 'binary'),
  );

/** @param {string} path */
const patternOf = (path) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}(?:\\?|$)`);

/**
 * The document in which each property that bears the address of a stored document says so: its example leads to an
 * operation that answers with a file.
 * @template {OpenApi} Document
 * @param {Document} document
 * @returns {Document}
 */
export function withDocumentAddresses(document) {
  const served = Object.entries(document.paths).flatMap(([path, { get }]) =>
    servesDocument(get) ? [patternOf(path)] : [],
  );
  const changed = structuredClone(document);
  for (const { properties = {} } of Object.values(changed.components.schemas)) {
    for (const [name, property] of Object.entries(properties)) {
      const { example, nullable, description } = /** @type {Property} */ (property);
      if (typeof example !== 'string' || !served.some((pattern) => pattern.test(example))) continue;
      const $ref = `#/components/schemas/${NAME}`;
      properties[name] = { allOf: [{ $ref }], ...(nullable && { nullable }), ...(description && { description }) };
    }
  }
  Object.assign(changed.components.schemas, { [NAME]: { type: 'string' } });
  return changed;
}

/**
 * The generated types, in which that address is the one of the domain.
 * @param {string} types
 */
export function withDomainAddress(types) {
  if (!types.includes(ALIAS)) throw new Error(`The generated types have no ${NAME}.`);
  return `import type { ${NAME} } from '@cw/domain';\n\n${types.replace(ALIAS, '')}`;
}
