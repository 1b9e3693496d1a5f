// The federated container of this library: its root, and its parts, so that a page downloads those that it draws.
export const exposes = {
  '.': './src/index.ts',
  './frame': './src/parts/frame.ts',
  './charts': './src/parts/charts.ts',
  './exhibits': './src/parts/exhibits.ts',
  './forms': './src/parts/forms.ts',
  './overlays': './src/parts/overlays.ts',
  './records': './src/parts/records.ts',
};
