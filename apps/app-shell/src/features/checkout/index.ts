export { CardElements } from './card-elements.js';
export { MoneyPath } from './money-path.js';
export { PayForm } from './pay-form.js';
export { PaymentHistory } from './payment-history.js';
export { PaymentResult } from './payment-result.js';
export { ProjectChoice } from './project-choice.js';
export { methodOrder, type PayMethod } from './pay-method.js';
