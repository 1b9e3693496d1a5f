import type { SandboxMessageId } from './messages.js';

export interface OfferedCard {
  readonly label: SandboxMessageId;
  readonly number: string;
}

/** One button each: the four ways that a payment can go. */
export const OFFERED_CARDS: readonly OfferedCard[] = [
  { label: 'sandbox.card.success', number: '4242424242424242' },
  { label: 'sandbox.card.declined', number: '4000000000000002' },
  { label: 'sandbox.card.insufficient', number: '4000000000009995' },
  { label: 'sandbox.card.challenge', number: '4000002500003155' },
];

const OTHER_TEST_NUMBERS: readonly string[] = [
  '4242424242424242',
  '4000056655665556',
  '5555555555554444',
  '378282246310005',
  '6011111111111117',
];

/** Whether a number may leave the page at all. No bank issues cards that begin 40000000, 40000025 or 40000027. */
export const isTestCardNumber = (digits: string): boolean =>
  OTHER_TEST_NUMBERS.includes(digits) || /^400000(00|25|27)\d{8}$/.test(digits);
