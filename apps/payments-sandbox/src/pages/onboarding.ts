import { findBankAccount, TEST_ROUTING_NUMBER } from '../bank-accounts.js';
import type { Answer } from '../http/answer.js';
import { completeOnboarding } from '../resources/accounts/onboard.js';
import type { Database } from '../store/database.js';
import { PLATFORM, type OnboardingLink } from '../store/records.js';
import type { UnitOfWork } from '../store/unit-of-work.js';
import { html, type Html } from './html.js';
import { missingPage, pageAnswer, redirectAnswer } from './layout.js';
import type { PageRequest } from './page-request.js';
import type { TextId, Translate } from './texts.js';

const ORIGIN = { request: null, idempotencyKey: null, label: 'onboarding page' };

const INITIAL_ACCOUNT_NUMBER = '000123456789';

interface Field {
  readonly name: 'holder' | 'routing' | 'account';
  readonly label: TextId;
  readonly hint: TextId | null;
  readonly error: TextId;
  readonly initial: string;
  valid(value: string): boolean;
}

const FIELDS: readonly Field[] = [
  {
    name: 'holder',
    label: 'onboarding.holder',
    hint: null,
    error: 'onboarding.holderError',
    initial: '',
    valid: (value) => value !== '' && value.length <= 100,
  },
  {
    name: 'routing',
    label: 'onboarding.routing',
    hint: 'onboarding.routingHint',
    error: 'onboarding.routingError',
    initial: TEST_ROUTING_NUMBER,
    valid: (value) => value === TEST_ROUTING_NUMBER,
  },
  {
    name: 'account',
    label: 'onboarding.account',
    hint: 'onboarding.accountHint',
    error: 'onboarding.accountError',
    initial: INITIAL_ACCOUNT_NUMBER,
    // Test accounts only, so that nobody leaves real bank details in a sandbox.
    valid: (value) => findBankAccount(value) !== undefined,
  },
];

interface Draft {
  readonly values: Readonly<Record<string, string>>;
  readonly accepted: boolean;
  readonly errors: ReadonlyMap<string, TextId>;
}

const FRESH: Draft = {
  values: Object.fromEntries(FIELDS.map(({ name, initial }) => [name, initial])),
  accepted: false,
  errors: new Map(),
};

function readDraft(form: URLSearchParams): Draft {
  const values = Object.fromEntries(FIELDS.map(({ name }) => [name, (form.get(name) ?? '').trim()]));
  const accepted = form.get('terms') === 'yes';
  const errors = new Map(
    FIELDS.filter(({ name, valid }) => !valid(values[name] ?? '')).map(({ name, error }) => [name as string, error]),
  );
  if (!accepted) errors.set('terms', 'onboarding.termsError');
  return { values, accepted, errors };
}

const errorSummary = (t: Translate, errors: Draft['errors']): Html | null =>
  errors.size === 0
    ? null
    : html`<div class="summary" role="alert">
        <h2>${t('onboarding.errorTitle')}</h2>
        <ul>
          ${[...errors].map(([name, text]) => html`<li><a href="#${name}">${t(text)}</a></li>`)}
        </ul>
      </div>`;

const errorLine = (t: Translate, name: string, error: TextId | undefined): Html | null =>
  error ? html`<p class="error" id="${name}-error">${t(error)}</p>` : null;

function fieldMarkup(t: Translate, field: Field, draft: Draft): Html {
  const { name } = field;
  const error = draft.errors.get(name);
  const described = [field.hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return html`<label for="${name}">${t(field.label)}</label>
    ${field.hint ? html`<p class="hint" id="${name}-hint">${t(field.hint)}</p>` : null} ${errorLine(t, name, error)}
    <input
      type="text"
      id="${name}"
      name="${name}"
      value="${draft.values[name] ?? ''}"
      autocomplete="off"
      aria-invalid="${error ? 'true' : 'false'}"
      aria-describedby="${described}"
    /> `;
}

function formPage(request: PageRequest, link: OnboardingLink, draft: Draft): Answer {
  return pageAnswer(draft.errors.size === 0 ? 200 : 422, request.language, (t) => ({
    title: t('onboarding.title'),
    leadsTo: link.return_url,
    content: html`<p>${t('onboarding.intro')}</p>
      ${errorSummary(t, draft.errors)}
      <form method="post" novalidate>
        ${FIELDS.map((field) => fieldMarkup(t, field, draft))} ${errorLine(t, 'terms', draft.errors.get('terms'))}
        <label class="check"
          ><input type="checkbox" id="terms" name="terms" value="yes" ${draft.accepted ? html` checked` : null} />
          ${t('onboarding.terms')}</label
        >
        <div class="actions">
          <button class="primary" name="action" value="finish">${t('onboarding.finish')}</button>
          <button name="action" value="later">${t('onboarding.later')}</button>
        </div>
      </form>`,
  }));
}

const back = (request: PageRequest, address: string | null): Answer =>
  address === null
    ? pageAnswer(200, request.language, (t) => ({
        title: t('onboarding.doneTitle'),
        content: html`<p>${t('challenge.done')}</p>`,
      }))
    : redirectAnswer(address);

const isSpent = (link: OnboardingLink, work: UnitOfWork): boolean => link.used || link.expires_at <= work.now;

function submit(work: UnitOfWork, link: OnboardingLink, draft: Draft): void {
  const account = work.require('account', link.account, PLATFORM, 'account');
  work.save('onboarding_link', PLATFORM, { ...link, used: true });
  completeOnboarding(work, account, {
    holder: draft.values['holder'] ?? '',
    accountNumber: draft.values['account'] ?? '',
  });
}

/** The page that an account link leads to; a link that is used up or too old leads to its refresh address, as Stripe's does. */
export async function onboardingPage(database: Database, request: PageRequest): Promise<Answer> {
  const finishing = request.method === 'POST' && request.form.get('action') !== 'later';
  const draft = request.method === 'POST' ? readDraft(request.form) : FRESH;
  const state = await database.transact(ORIGIN, (work) => {
    const link = work.find('onboarding_link', request.token);
    if (!link) return null;
    const spent = isSpent(link, work);
    if (!spent && finishing && draft.errors.size === 0) submit(work, link, draft);
    return { link, spent };
  });
  if (!state) return missingPage(request.language);
  const { link, spent } = state;
  if (spent) return back(request, request.method === 'POST' && link.used ? link.return_url : link.refresh_url);
  if (request.method === 'POST' && (!finishing || draft.errors.size === 0)) return back(request, link.return_url);
  return formPage(request, link, draft);
}
