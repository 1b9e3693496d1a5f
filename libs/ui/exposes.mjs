// The federated container of this library: its root, as every host imports it.
export const exposes = { '.': './src/index.ts' };
