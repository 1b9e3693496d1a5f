export { CardElements } from './card-elements.js';
export { isApproved } from './is-approved.js';
export { MoneyPath } from './money-path.js';
export { NothingDue } from './nothing-due.js';
export { PayForm } from './pay-form.js';
export { PaymentHistory } from './payment-history.js';
export { PaymentResult } from './payment-result.js';
export { ProjectChoice } from './project-choice.js';
export { firstMethod, methodOrder, type PayMethod } from './pay-method.js';
