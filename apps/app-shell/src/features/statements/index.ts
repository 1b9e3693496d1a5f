export { PaymentStatement, PayoutStatement } from './statement-panel.js';
