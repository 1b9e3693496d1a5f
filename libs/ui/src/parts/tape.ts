// Time drawn to scale: the first thing that the home page shows, and a dashboard.
export * from '../components/tape/tape.js';
export * from '../components/tape/tape-note.js';
