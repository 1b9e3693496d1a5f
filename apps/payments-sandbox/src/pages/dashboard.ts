import type Stripe from 'stripe';
import type { Answer } from '../http/answer.js';
import { bankAccountOf } from '../resources/accounts/bank-account.js';
import { fundsOf } from '../resources/balance.js';
import type { Database } from '../store/database.js';
import { formatDollars } from './dollars.js';
import { html, type Html } from './html.js';
import { missingPage, pageAnswer } from './layout.js';
import type { PageRequest } from './page-request.js';
import type { Language, TextId, Translate } from './texts.js';

const ORIGIN = { request: null, idempotencyKey: null, label: 'dashboard page' };

const STATUS: Readonly<Record<string, TextId>> = {
  in_transit: 'dashboard.inTransit',
  paid: 'dashboard.paid',
  failed: 'dashboard.failed',
};

interface View {
  readonly bank: Stripe.BankAccount | undefined;
  readonly funds: { readonly available: number; readonly pending: number };
  readonly payouts: readonly Stripe.Payout[];
}

const dayOf = (seconds: number, language: Language): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(seconds * 1000),
  );

const payoutRow = (t: Translate, language: Language, payout: Stripe.Payout): Html =>
  html`<tr>
    <td>${dayOf(payout.arrival_date, language)}</td>
    <td>${formatDollars(payout.amount)}</td>
    <td>${t(STATUS[payout.status] ?? 'dashboard.inTransit')}</td>
  </tr>`;

const payoutTable = (t: Translate, language: Language, payouts: View['payouts']): Html =>
  payouts.length === 0
    ? html`<p>${t('dashboard.none')}</p>`
    : html`<table>
        <thead>
          <tr>
            <th scope="col">${t('dashboard.date')}</th>
            <th scope="col">${t('dashboard.amount')}</th>
            <th scope="col">${t('dashboard.status')}</th>
          </tr>
        </thead>
        <tbody>
          ${payouts.map((payout) => payoutRow(t, language, payout))}
        </tbody>
      </table>`;

const showDashboard = (language: Language, { bank, funds, payouts }: View): Answer =>
  pageAnswer(200, language, (t) => ({
    title: t('dashboard.title'),
    content: html`<p>${t('dashboard.intro')}</p>
      <dl>
        <dt>${t('dashboard.bank')}</dt>
        <dd>${bank ? `${bank.bank_name ?? ''} ···· ${bank.last4}` : '–'}</dd>
        <dt>${t('dashboard.available')}</dt>
        <dd>${formatDollars(funds.available)}</dd>
        <dt>${t('dashboard.pending')}</dt>
        <dd>${formatDollars(funds.pending)}</dd>
      </dl>
      <h2>${t('dashboard.payouts')}</h2>
      ${payoutTable(t, language, payouts)}`,
  }));

/** What a login link leads to: what the provider has for a contractor, and what it has sent to the bank. */
export async function dashboardPage(database: Database, request: PageRequest): Promise<Answer> {
  const view = await database.transact(ORIGIN, (work): View | null => {
    const link = work.find('login_link', request.token);
    const account = link && link.expires_at > work.now ? work.find('account', link.account) : undefined;
    if (!account) return null;
    return {
      bank: bankAccountOf(account),
      funds: fundsOf(work, account.id),
      payouts: work.all('payout', account.id).toReversed(),
    };
  });
  return view ? showDashboard(request.language, view) : missingPage(request.language);
}
