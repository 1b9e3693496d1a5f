const ENDPOINTS_BEGIN = '  endpoints: (build) => ({\n';
const ENDPOINTS_END = '\n  }),\n  overrideExisting: false,\n});\n';
const HOOKS_BEGIN = '\nexport const {\n';

/** @param {string} area */
const camel = (area) => area.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * @param {string} text
 * @param {string} begin
 * @param {string} end
 */
function between(text, begin, end) {
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0)
    throw new Error(`The generated client has no part from "${begin.trim()}" to "${end.trim()}".`);
  return text.slice(from + begin.length, to);
}

/**
 * @typedef {{ name: string, kind: string, text: string }} Endpoint as the generator wrote it, its trailing comma included
 */

/** @param {string} text @returns {Endpoint[]} */
function endpointsIn(text) {
  return text.split(/\n(?= {4}\w+: build\.)/).map((one) => {
    const [, name, kind] = /^ {4}(\w+): build\.(query|mutation)</.exec(one) ?? [];
    if (name === undefined || kind === undefined) throw new Error(`No endpoint: ${one.slice(0, 80)}`);
    return { name, kind, text: one };
  });
}

/** @param {Endpoint} endpoint */
const hookOf = ({ name, kind }) =>
  `use${name[0]?.toUpperCase()}${name.slice(1)}${kind === 'query' ? 'Query' : 'Mutation'}`;

/**
 * @param {string} area
 * @param {Endpoint[]} endpoints
 */
function areaFile(area, endpoints) {
  const body = endpoints.map(({ text }) => text).join('\n');
  const types = [...new Set(body.match(/\b\w+Api(?:Response|Arg)\b/g))].sort();
  const name = `${camel(area)}Endpoints`;
  return [
    "import { baseApi } from '../base-api.js';",
    `import type {\n${types.map((type) => `  ${type},\n`).join('')}} from './types.gen.js';`,
    '',
    `export const ${name} = baseApi.injectEndpoints({`,
    `${ENDPOINTS_BEGIN}${body}${ENDPOINTS_END}`,
    `export const {\n${endpoints.map((one) => `  ${hookOf(one)},\n`).join('')}} = ${name};`,
    '',
  ].join('\n');
}

/**
 * What the generator writes as one file, as one file for each area and one of all types, which weighs nothing.
 * @param {string} source
 * @param {ReadonlyMap<string, string>} areas of each operation
 * @returns {Map<string, string>} by file name
 */
export function splitClient(source, areas) {
  /** @type {Map<string, Endpoint[]>} */
  const byArea = new Map();
  for (const endpoint of endpointsIn(between(source, ENDPOINTS_BEGIN, ENDPOINTS_END))) {
    const area = areas.get(endpoint.name);
    if (area === undefined) throw new Error(`${endpoint.name} is no operation of the document.`);
    byArea.set(area, [...(byArea.get(area) ?? []), endpoint]);
  }
  const files = new Map([...byArea].sort().map(([area, all]) => [`${area}.gen.ts`, areaFile(area, all)]));
  return files.set('types.gen.ts', `${between(source, 'export { injectedRtkApi as enhancedApi };\n', HOOKS_BEGIN)}\n`);
}
