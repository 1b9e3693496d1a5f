// The federated container of this library: its root, and its parts, so that a page downloads those whose rules it asks.
export const exposes = {
  '.': './src/index.ts',
  './core': './src/parts/core.ts',
  './work': './src/parts/work.ts',
  './rules': './src/parts/rules.ts',
  './turns': './src/parts/turns.ts',
};
