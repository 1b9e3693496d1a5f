export { ChangeOrdersPanel } from './change-orders-panel.js';
