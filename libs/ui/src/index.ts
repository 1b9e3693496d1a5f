// The parts are also exposed one by one (exposes.mjs): a name stands in one of them only.
export * from './parts/charts.js';
export * from './parts/exhibits.js';
export * from './parts/forms.js';
export * from './parts/frame.js';
export * from './parts/overlays.js';
export * from './parts/records.js';
