export { PaymentSummary, PaymentTimelineEntry, type PaymentMoment } from './dto/payment-summary.response.js';
export {
  PROJECT_MONEY,
  type AcceptedBidMoney,
  type MoneyMove,
  type MoneyScope,
  type MoneyTotals,
  type ProjectMoney,
} from './project-money.port.js';
