import { cents } from '@cw/domain';
import { checkPayment, faultAtField } from './amount-rule.js';

const due = cents(527_000);

describe('the amount to hold', () => {
  it.each(['', 'abc', '0', '0.49', '-5'])('PAY-02 refuses %j with the specified sentence', (typed) => {
    expect(checkPayment(typed, due)).toEqual({ id: 'checkout.invalid_text' });
  });

  it.each(['0.50', '5,270.00', '5269.50', '$100'])('takes %s', (typed) => {
    expect(checkPayment(typed, due)).toBeUndefined();
  });

  it('says how much is due when it is more than that', () => {
    expect(checkPayment('5270.01', due)).toEqual({ id: 'checkout.too_much', values: { amount: '$5,270.00' } });
  });

  it('leaves no rest that nobody could pay', () => {
    expect(checkPayment('5269.51', due)).toEqual({ id: 'checkout.odd_rest' });
  });

  it.each(['1,5', '1e3', '100.555', 'abc'])('PAY-02 says at the field how an amount is written, of %j', (typed) => {
    expect(faultAtField(typed, { id: 'checkout.invalid_text' })).toEqual({ id: 'checkout.amount_form' });
  });

  it.each(['', '0.49'])('PAY-02 leaves the specified sentence at the field, of %j', (typed) => {
    expect(faultAtField(typed, { id: 'checkout.invalid_text' })).toEqual({ id: 'checkout.invalid_text' });
  });
});
