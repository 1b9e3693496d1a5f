const NAMED_IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*(["'])([^"']+)\2;?/g;

const importedName = (specifier) => specifier.split(/\s+as\s+/)[0];

/**
 * Turns the named imports of a container's root into imports of its parts: sources say `@cw/ui` and know of no parts,
 * and a page downloads those it draws.
 * @param {string} code a module without types
 * @param {Readonly<Record<string, Map<string, string>>>} parts by specifier, from partsOf
 * @returns {string}
 */
export function importParts(code, parts) {
  return code.replace(NAMED_IMPORT, (statement, names, _quote, from) => {
    const partOf = Object.hasOwn(parts, from) ? parts[from] : undefined;
    if (partOf === undefined) return statement;
    const specifiers = names.split(',').map((name) => name.trim());
    const groups = Map.groupBy(specifiers.filter(Boolean), (specifier) => {
      const part = partOf.get(importedName(specifier));
      if (part === undefined) throw new Error(`${from} exports no ${importedName(specifier)}.`);
      return part;
    });
    // On one line, so that the lines of a source map stay right.
    return [...groups].map(([part, used]) => `import { ${used.join(', ')} } from "${from}/${part}";`).join(' ');
  });
}
