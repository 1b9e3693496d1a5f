export { QuestionsPanel } from './questions-panel.js';
