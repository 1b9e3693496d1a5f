import type Stripe from 'stripe';
import { notPossible } from '../../http/api-error.js';
import { accepts, boolean, email, integer, mergeMetadata, metadata, nested, oneOf, range, required, text } from '../../http/parameters.js';
import { PAGE, paginate, within } from '../../http/pagination.js';
import type { ApiRequest, Route } from '../../http/routes.js';
import { PLATFORM } from '../../store/records.js';
import { blankAccount, noBusinessProfile } from './build.js';

const readRequested = accepts<Stripe.AccountCreateParams.Capabilities.Transfers>()({ requested: boolean });

const readCapabilities = accepts<Stripe.AccountCreateParams.Capabilities>()({
  card_payments: nested(readRequested),
  transfers: nested(readRequested),
});

const readBusinessProfile = accepts<Stripe.AccountCreateParams.BusinessProfile>()({
  mcc: text(4),
  name: text(),
  product_description: text(),
  support_email: email,
  support_phone: text(),
  url: text(),
});

const readController = accepts<Stripe.AccountCreateParams.Controller>()({
  fees: nested(accepts<Stripe.AccountCreateParams.Controller.Fees>()({ payer: oneOf('account', 'application') })),
  losses: nested(accepts<Stripe.AccountCreateParams.Controller.Losses>()({ payments: oneOf('application', 'stripe') })),
  requirement_collection: oneOf('application', 'stripe'),
  stripe_dashboard: nested(accepts<Stripe.AccountCreateParams.Controller.StripeDashboard>()({ type: oneOf('express', 'full', 'none') })),
});

const readSettings = accepts<Stripe.AccountCreateParams.Settings>()({
  payouts: nested(
    accepts<Stripe.AccountCreateParams.Settings.Payouts>()({
      schedule: nested(
        accepts<Stripe.AccountCreateParams.Settings.Payouts.Schedule>()({ delay_days: integer, interval: oneOf('daily', 'manual', 'monthly', 'weekly') }),
      ),
    }),
  ),
});

const changeable = {
  business_profile: nested(readBusinessProfile),
  business_type: oneOf('company', 'individual', 'non_profit'),
  capabilities: nested(readCapabilities),
  email,
  metadata,
  settings: nested(readSettings),
} as const;

const readCreate = accepts<Stripe.AccountCreateParams>()({
  ...changeable,
  controller: required(nested(readController)),
  country: oneOf('US'),
  default_currency: oneOf('usd'),
});

const readUpdate = accepts<Stripe.AccountUpdateParams>()(changeable);
const nothing = accepts<Stripe.AccountRetrieveParams>()({});
const listParameters = accepts<Stripe.AccountListParams>()({ ...PAGE, created: range });

type Changes = ReturnType<typeof readUpdate>;
type Controller = ReturnType<typeof readController>;

/** Only what was given: an absent name must not overwrite a stored value. */
const given = <T extends object>(values: T | undefined): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> };

function withChanges(account: Stripe.Account, changes: Changes): Stripe.Account {
  const { transfers, card_payments: cardPayments } = changes.capabilities ?? {};
  const status = account.details_submitted ? 'active' : 'inactive';
  const schedule = given(changes.settings?.payouts?.schedule);
  const { settings } = account;
  return {
    ...account,
    business_profile: { ...(account.business_profile ?? noBusinessProfile()), ...given(changes.business_profile) },
    business_type: changes.business_type ?? account.business_type ?? null,
    capabilities: {
      ...account.capabilities,
      ...(transfers?.requested && { transfers: status }),
      ...(cardPayments?.requested && { card_payments: status }),
    },
    email: changes.email ?? account.email,
    metadata: mergeMetadata(account.metadata ?? {}, changes.metadata),
    ...(settings?.payouts && { settings: { ...settings, payouts: { ...settings.payouts, schedule: { ...settings.payouts.schedule, ...schedule } } } }),
  };
}

function buildController(wanted: Controller): Stripe.Account.Controller {
  return {
    fees: { payer: wanted.fees?.payer ?? 'account' },
    is_controller: true,
    losses: { payments: wanted.losses?.payments ?? 'stripe' },
    requirement_collection: wanted.requirement_collection ?? 'stripe',
    stripe_dashboard: { type: wanted.stripe_dashboard?.type ?? 'full' },
    type: 'application',
  };
}

function createAccount({ work, owner, form }: ApiRequest): Stripe.Account {
  const { controller, country: _country, default_currency: _currency, ...changes } = readCreate(form);
  if (owner !== PLATFORM) throw notPossible('Only the platform can create accounts.');
  const account = { ...withChanges(blankAccount(work.now), changes), controller: buildController(controller) };
  return work.save('account', PLATFORM, account);
}

function updateAccount({ work, owner, id, form }: ApiRequest): Stripe.Account {
  const changes = readUpdate(form);
  const account = work.require('account', id, owner, 'account');
  const updated = work.save('account', PLATFORM, withChanges(account, changes));
  work.emit(account.id, 'account.updated', updated);
  return updated;
}

export const accountRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/accounts', handle: createAccount },
  {
    method: 'GET',
    path: '/v1/accounts',
    handle({ work, owner, form }) {
      const wanted = listParameters(form);
      const found = work.all('account', owner).filter((account) => within(wanted.created, account.created ?? 0));
      return paginate(found, wanted, '/v1/accounts');
    },
  },
  {
    method: 'GET',
    path: '/v1/accounts/:id',
    handle({ work, owner, id, form }) {
      nothing(form);
      return work.require('account', id, owner, 'account');
    },
  },
  { method: 'POST', path: '/v1/accounts/:id', handle: updateAccount },
];
