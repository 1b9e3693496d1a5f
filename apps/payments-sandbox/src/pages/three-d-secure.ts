import type Stripe from 'stripe';
import type { Answer } from '../http/answer.js';
import { answerChallenge, findChallenge, type PendingChallenge } from '../resources/payment-intents/challenge.js';
import type { Database } from '../store/database.js';
import { formatDollars } from './dollars.js';
import { html } from './html.js';
import { missingPage, pageAnswer, redirectAnswer } from './layout.js';
import type { PageRequest } from './page-request.js';
import type { Language } from './texts.js';

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};

/** The return address with what Stripe adds to it. */
function returnAddress(address: string, intent: Stripe.PaymentIntent): string {
  const url = new URL(address);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return url.href;
}

function askPage(
  language: Language,
  { challenge, intent }: PendingChallenge,
  card: Stripe.PaymentMethod.Card | undefined,
): Answer {
  return pageAnswer(200, language, (t) => ({
    title: t('challenge.title'),
    leadsTo: challenge.return_url,
    content: html`<p>${t('challenge.intro')}</p>
      <dl>
        <dt>${t('challenge.amount')}</dt>
        <dd>${formatDollars(intent.amount)}</dd>
        ${
          card
            ? html`<dt>${t('challenge.card')}</dt>
                <dd>${BRANDS[card.brand] ?? card.brand} ···· ${card.last4}</dd>`
            : null
        }
      </dl>
      <form method="post" class="actions">
        <button class="primary" name="outcome" value="complete">${t('challenge.complete')}</button>
        <button name="outcome" value="fail">${t('challenge.fail')}</button>
      </form>`,
  }));
}

function closedPage(language: Language, { challenge, intent }: PendingChallenge): Answer {
  return pageAnswer(200, language, (t) => ({
    title: t('challenge.closedTitle'),
    content: html`<p>${t('challenge.closed')}</p>
      ${
        challenge.return_url === null
          ? html`<p>${t('challenge.done')}</p>`
          : html`<p><a href="${returnAddress(challenge.return_url, intent)}">${t('challenge.back')}</a></p>`
      }`,
  }));
}

const ORIGIN = { request: null, idempotencyKey: null, label: '3-D Secure page' };

async function showChallenge(database: Database, request: PageRequest): Promise<Answer> {
  const found = await database.transact(ORIGIN, (work) => {
    const pending = findChallenge(work, request.token);
    const methodId = pending?.intent.payment_method;
    return (
      pending && {
        pending,
        card: typeof methodId === 'string' ? work.find('payment_method', methodId)?.card : undefined,
      }
    );
  });
  if (!found) return missingPage(request.language);
  return found.pending.open
    ? askPage(request.language, found.pending, found.card)
    : closedPage(request.language, found.pending);
}

/** A second click finds the challenge closed and is led back like the first. */
async function takeAnswer(database: Database, request: PageRequest): Promise<Answer> {
  const outcome = request.form.get('outcome');
  if (outcome !== 'complete' && outcome !== 'fail') return showChallenge(database, request);
  const answered = await database.transact(ORIGIN, (work) => {
    const pending = findChallenge(work, request.token);
    return pending && { ...pending, intent: answerChallenge(work, pending, outcome === 'complete') };
  });
  if (!answered) return missingPage(request.language);
  const { return_url: address } = answered.challenge;
  return address === null
    ? closedPage(request.language, answered)
    : redirectAnswer(returnAddress(address, answered.intent));
}

/** The page that a card with 3-D Secure sends its holder to. */
export const threeDSecurePage = (database: Database, request: PageRequest): Promise<Answer> =>
  request.method === 'POST' ? takeAnswer(database, request) : showChallenge(database, request);
