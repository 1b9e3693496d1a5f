import { canInvoiceAtClosing } from './at-closing.js';

describe('an invoice at closing', () => {
  it.each([
    ['12 Hidden Lane', true],
    [' ', false],
    [null, false],
  ])('PAY-04 needs the street address of the house: %j', (address, can) => {
    expect(canInvoiceAtClosing({ address })).toBe(can);
  });
});
