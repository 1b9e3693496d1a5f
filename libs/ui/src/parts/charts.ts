// Sums drawn to scale.
export * from '../components/chart/bar-chart.js';
export * from '../components/chart/share-bar.js';
