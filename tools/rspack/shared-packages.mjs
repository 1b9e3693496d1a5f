import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

// Only what crosses a boundary: a shared package is not tree-shaken, so each one more costs every page.
const PACKAGES = ['react', 'react-dom', 'react-intl', '@emotion/react', '@emotion/styled'];
const WITH_SUBPATHS = ['react', 'react-dom'];

function versionOf(name) {
  return require(`${rootOf(name)}/package.json`).version;
}

// Not every package lets its package.json be asked for by name, so it is found from its entry.
function rootOf(name) {
  const entry = require.resolve.paths(name).map((folder) => `${folder}/${name}`);
  return entry.find((folder) => {
    try {
      return Boolean(require(`${folder}/package.json`));
    } catch {
      return false;
    }
  });
}

/** The one list of singletons on a page: hosts and containers agree on it by using it. */
export function sharedPackages() {
  return Object.fromEntries(
    PACKAGES.flatMap((name) => {
      const version = versionOf(name);
      const share = { singleton: true, version, requiredVersion: `^${version}` };
      return WITH_SUBPATHS.includes(name)
        ? [
            [name, share],
            [`${name}/`, share],
          ]
        : [[name, share]];
    }),
  );
}
