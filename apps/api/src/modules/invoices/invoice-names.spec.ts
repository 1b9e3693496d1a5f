import { AGENT, ClosingJob, createInvoicesTest, type InvoicesTest } from '../../testing/closing-job.js';

let test: InvoicesTest;
beforeAll(async () => {
  test = await createInvoicesTest();
});
beforeEach(() => test.inbox.clear());
afterAll(() => test.close());

const lastTo = (address: string): string => test.inbox.to(address).at(-1) ?? '';

describe('an invoice that is paid at closing', () => {
  it('PAY-04 names the client and its side, the payee and what to write on the payment', async () => {
    const closing = await ClosingJob.approved(test);
    const token = closing.link();
    const { number } = (await closing.invoice()).body;
    const { firstName, lastName } = closing.owner.user;

    const paper = await closing.paper(token);

    expect(paper).toContain(`Client ${firstName} ${lastName} (seller)`);
    expect(paper).toMatch(/Payee Closewright, on behalf of \w/);
    expect(paper).toContain(`Write on the payment ${number}, 12 Hidden Lane`);
    expect((await closing.open(token)).body).toMatchObject({
      clientName: `${firstName} ${lastName}`,
      clientRole: 'seller',
      remittance: `${number}, 12 Hidden Lane`,
    });
  });

  it('PAY-04 asks for no payment, and says nothing to write on one, once it is paid', async () => {
    const closing = await ClosingJob.approved(test);
    const token = closing.link();
    await closing.payByCard(token);

    const paper = await closing.paper(token);

    expect(paper).toContain('(seller)');
    expect(paper).not.toContain('Write on the payment');
    expect((await closing.open(token)).body.remittance).toBeNull();
  });

  it('PAY-04 names no client behind a link that was turned off, and says in which language it was sent', async () => {
    const closing = await ClosingJob.approved(test);
    const token = closing.link();
    await closing.act('revoke-link');

    expect((await closing.open(token)).body).toMatchObject({
      clientName: null,
      clientRole: null,
      remittance: null,
      locale: 'en',
    });
  });

  it('I18N-01 says to the client’s own link the client’s language', async () => {
    const closing = await ClosingJob.accepted(test, { settlementAgent: null });
    await test.unitOfWork.manager.query(`UPDATE app_user SET locale = 'es' WHERE id = $1`, [closing.owner.user.id]);
    await closing.finish();
    const token = closing.link(closing.owner.user.email);
    await closing.act('revoke-link');

    expect((await closing.open(token)).body).toMatchObject({ link: 'turned_off', locale: 'es' });
  });

  it('PAY-04 tells the settlement agent the weekday on which it is due', async () => {
    await ClosingJob.approved(test);

    expect(lastTo(AGENT.email)).toContain('due on Fri, Dec 18, 2026');
  });

  it('PAY-04 can be declined from its mail: a link of it opens the question', async () => {
    const closing = await ClosingJob.approved(test);

    const [, token] = /\/app\/invoice\?decline=yes#([\w-]{43})/.exec(lastTo(AGENT.email)) ?? [];

    expect(token).toBe(closing.link());
    expect(lastTo(AGENT.email)).toContain('This is not for me');
  });

  it('PAY-04 offers no such link to the client, who owes it', async () => {
    const closing = await ClosingJob.approved(test, { settlementAgent: null });

    const mails = test.inbox.to(closing.owner.user.email).join('');
    expect(mails).toContain('/app/invoice#');
    expect(mails).not.toContain('decline=yes');
  });
});

it('PAY-06 tells the contractor the weekday on which the client’s own invoice is due, once the closing fell through', async () => {
  const closing = await ClosingJob.approved(test);
  await closing.act('fall-through');
  await test.jobs.drain();

  const { user, headers } = closing.job.contractor;
  const { items } = (await test.http.get(`/api/users/${user.id}/notifications`).set(headers)).body;
  const told = items.find(({ type }: { type: string }) => type === 'closing_fell_through');
  expect(told.message).toMatch(/client now pays invoice INV-\S+ \(\$[\d,.]+\), due Fri, Nov 27\.$/);
});
