import { readLetter as read } from './read-letter.js';

const NUMBER = 'INV-2026-000118';

describe('the letters of an invoice', () => {
  it.each([
    ['invoice-issued', `62 Wall Street: invoice ${NUMBER} for $3,480.00 (file BR-24117)`],
    ['invoice-payable', `62 Wall Street: invoice ${NUMBER} can be paid now (file BR-24117)`],
    ['invoice-reminder', `62 Wall Street: invoice ${NUMBER} due Fri, Dec 11, 2026 (file BR-24117)`],
    ['invoice-overdue', `62 Wall Street: invoice ${NUMBER} is overdue (file BR-24117)`],
    ['invoice-void', `Do not pay: invoice ${NUMBER}, 62 Wall Street (file BR-24117)`],
    ['invoice-passed-on', `62 Wall Street: you do not need to pay invoice ${NUMBER}`],
    [
      'invoice-not-yours-passed-on',
      `Do not pay: invoice ${NUMBER} went to another settlement agent (62 Wall Street, file BR-24117)`,
    ],
    ['invoice-not-yours', `Do not pay: invoice ${NUMBER} is no longer yours to pay (62 Wall Street, file BR-24117)`],
    ['invoice-receipt', `62 Wall Street: invoice ${NUMBER} was paid on Fri, Dec 11, 2026 (file BR-24117)`],
    ['invoice-client-issued', `62 Wall Street: $3,480.00 to pay by Fri, Dec 11, 2026 (${NUMBER})`],
    ['invoice-client-fallen', `62 Wall Street: $3,480.00 to pay by Fri, Dec 11, 2026 (${NUMBER})`],
    ['statement', '62 Wall Street: statement of repairs (file BR-24117)'],
  ])('PAY-04 name the street and what is to be done in the subject: %s', async (name, subject) => {
    expect((await read(name))[0]).toBe(subject);
  });

  it('PAY-04 say that it cannot be paid before the work is approved, and how to pay it after', async () => {
    const [, early] = await read('invoice-issued');
    expect(early).toContain('It can be paid once the work is approved; we will email you then.');
    expect(early).toContain('You can see it now, without an account. You cannot pay it yet.');
    expect(early).not.toContain('to pay by card');

    const [, approved] = await read('invoice-issued-approved');
    expect(approved).toContain('Open it with the button below to pay by card or bank');
    expect(approved).not.toContain('cannot pay');
  });

  it('PAY-04 speak of earlier links only to whoever has had one', async () => {
    const speaks = async (name: string) => (await read(name))[1].includes('The links of earlier emails');
    for (const kind of ['invoice-issued', 'invoice-issued-approved', 'invoice-client-issued', 'invoice-client-fallen'])
      expect([kind, await speaks(kind)]).toEqual([kind, false]);
    for (const kind of ['invoice-payable', 'invoice-reminder', 'invoice-overdue', 'invoice-client-overdue'])
      expect([kind, await speaks(kind)]).toEqual([kind, true]);
  });

  it('PAY-04 tell the settlement agent whose work it is, and who approved it', async () => {
    expect((await read('invoice-issued'))[1]).toContain(
      `Invoice ${NUMBER} for $3,480.00 is for repairs by Brennan & Sons Roofing at 62 Wall Street.`,
    );
    expect((await read('invoice-payable'))[1]).toContain(
      'Daniel Whitaker (seller) approved the work of Brennan & Sons Roofing.',
    );
    expect((await read('invoice-overdue'))[1]).toContain('Please pay it now, or reply if the payment is on its way.');
    expect((await read('invoice-not-yours'))[1]).toContain(`Do not pay invoice ${NUMBER}`);
    expect((await read('invoice-receipt'))[1]).toContain('Method: Wire transfer. Reference: 20261211MMQFMP9N000318.');
  });

  it('PAY-04 PROJ-10 speak to a client of what is owed, not of who agreed or approved, and of no closing figures', async () => {
    expect((await read('invoice-client-issued'))[1]).toContain('No settlement agent was named for this closing.');
    expect((await read('invoice-client-fallen'))[1]).toContain(
      'The closing of 62 Wall Street did not take place, so no settlement agent pays for the work. Please pay',
    );
    expect((await read('invoice-client-payable'))[1]).toContain('The work of Brennan & Sons Roofing was approved.');
    const [, gone] = await read('invoice-client-void');
    expect(gone).toContain('You owe nothing on it.');
    expect(gone).not.toContain('closing figures');
    expect((await read('invoice-void'))[1]).toContain('take the invoice out of your closing figures');
    expect((await read('invoice-client-void', 'es'))[1]).toContain('No debe nada por ella.');
  });
});
