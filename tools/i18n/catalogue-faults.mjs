import { placeholdersOf } from '../../libs/i18n/src/catalogues/placeholders.ts';

/**
 * @typedef {Record<string, string>} Texts id → ICU message
 * @typedef {{ path: string, text: string }} Source a file that may use ids
 */

/** Ids that exist in one language only. */
function missing(/** @type {Record<string, Texts>} */ catalogues) {
  const locales = Object.keys(catalogues);
  const ids = new Set(locales.flatMap((locale) => Object.keys(catalogues[locale])));
  return [...ids].flatMap((id) =>
    locales.filter((locale) => !(id in catalogues[locale])).map((locale) => `${id}: missing in ${locale}`),
  );
}

function placeholders(/** @type {string} */ id, /** @type {string} */ text, /** @type {string} */ locale) {
  try {
    return { found: placeholdersOf(text).join(', ') };
  } catch (error) {
    return { fault: `${id}: not a valid message in ${locale} (${error.message})` };
  }
}

/** Messages that do not parse, or whose placeholders differ between languages. */
function differing(/** @type {Record<string, Texts>} */ catalogues) {
  const [first, ...others] = Object.keys(catalogues);
  return Object.entries(catalogues[first]).flatMap(([id, text]) => {
    const expected = placeholders(id, text, first);
    if (expected.fault) return [expected.fault];
    return others.flatMap((locale) => {
      const other = catalogues[locale][id];
      if (other === undefined) return [];
      const actual = placeholders(id, other, locale);
      if (actual.fault) return [actual.fault];
      if (actual.found === expected.found) return [];
      return [`${id}: placeholders differ, ${first} has [${expected.found}], ${locale} has [${actual.found}]`];
    });
  });
}

const escape = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Ids composed at run time: `states.project.${status}` uses every id of that shape. */
function composedIds(/** @type {string} */ text, /** @type {Set<string>} */ areas) {
  return [...text.matchAll(/`([a-z]+)\.([^`\n]*\$\{[^`\n]*)`/g)]
    .filter(([, area]) => areas.has(area))
    .map(([whole, area, rest]) => {
      const shape = rest
        .split(/\$\{[^}]*\}/)
        .map(escape)
        .join('[A-Za-z0-9_.-]+');
      return { whole, pattern: new RegExp(`^${area}\\.${shape}$`) };
    });
}

const areasOf = (/** @type {string[]} */ ids) => new Set(ids.map((id) => id.split('.')[0]));

/** Ids that no source names, whole or composed. */
function unused(/** @type {string[]} */ ids, /** @type {Source[]} */ sources) {
  const areas = areasOf(ids);
  const named = new Set();
  const shapes = [];
  for (const { text } of sources) {
    for (const [, id] of text.matchAll(/['"`]([a-z]+\.[A-Za-z0-9_.-]+)['"`]/g)) named.add(id);
    shapes.push(...composedIds(text, areas).map(({ pattern }) => pattern));
  }
  return ids.filter((id) => !named.has(id) && !shapes.some((shape) => shape.test(id))).map((id) => `${id}: not used`);
}

/** Where a text is asked for: `id="…"`, `titleId: '…'`, `{ id: `…` }`. */
const ASKED_FOR = /\b(?:id|\w+Id)\s*(?:=\s*\{?\s*|:\s*)(?:'([^'\n]+)'|"([^"\n]+)"|(`[^`\n]+`))/g;

/** Ids that a source asks for and no catalogue has, whole or composed. */
function unknown(/** @type {string[]} */ ids, /** @type {Source[]} */ sources) {
  const known = new Set(ids);
  const areas = areasOf(ids);
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(ASKED_FOR)].flatMap(([, single, double, composed]) => {
      const id = single ?? double ?? composed.slice(1, -1);
      if (!areas.has(id.split('.')[0]) || !/^[a-z]+\.[^\s/]+$/.test(id.replaceAll(/\$\{[^}]*\}/g, ''))) return [];
      const shapes = composed ? composedIds(composed, areas) : [];
      const isKnown = known.has(id) || shapes.some(({ pattern }) => ids.some((one) => pattern.test(one)));
      return isKnown ? [] : [`${id}: asked for in ${path}, in no catalogue`];
    }),
  );
}

/** Everything wrong with the catalogues, one sentence each (I18N-04). */
export function catalogueFaults(/** @type {Record<string, Texts>} */ catalogues, /** @type {Source[]} */ sources) {
  const ids = [...new Set(Object.values(catalogues).flatMap(Object.keys))];
  return [...missing(catalogues), ...differing(catalogues), ...unused(ids, sources), ...unknown(ids, sources)];
}
