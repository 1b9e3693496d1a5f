import type Stripe from 'stripe';
import { notPossible } from '../../http/api-error.js';
import {
  accepts,
  boolean,
  email,
  given,
  integer,
  mergeMetadata,
  metadata,
  nested,
  oneOf,
  range,
  required,
  text,
} from '../../http/parameters.js';
import { PAGE, paginate, within } from '../../http/pagination.js';
import type { ApiRequest, Route } from '../../http/routes.js';
import { PLATFORM } from '../../store/records.js';
import { planPayout } from '../payouts/automatic.js';
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
  stripe_dashboard: nested(
    accepts<Stripe.AccountCreateParams.Controller.StripeDashboard>()({ type: oneOf('express', 'full', 'none') }),
  ),
});

const readSettings = accepts<Stripe.AccountCreateParams.Settings>()({
  payouts: nested(
    accepts<Stripe.AccountCreateParams.Settings.Payouts>()({
      schedule: nested(
        accepts<Stripe.AccountCreateParams.Settings.Payouts.Schedule>()({
          delay_days: integer,
          interval: oneOf('daily', 'manual'),
        }),
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

function requestedCapabilities(account: Stripe.Account, changes: Changes): Stripe.Account.Capabilities {
  const status = account.details_submitted ? 'active' : 'inactive';
  const wanted = Object.entries(changes.capabilities ?? {}).filter(([, capability]) => capability?.requested);
  return { ...account.capabilities, ...Object.fromEntries(wanted.map(([name]) => [name, status])) };
}

function changedSettings(settings: Stripe.Account.Settings, changes: Changes): Stripe.Account.Settings {
  const { payouts } = settings;
  if (!payouts) return settings;
  const schedule = { ...payouts.schedule, ...given(changes.settings?.payouts?.schedule) };
  return { ...settings, payouts: { ...payouts, schedule } };
}

function withChanges(account: Stripe.Account, changes: Changes): Stripe.Account {
  const { business_type, email: address } = changes;
  return {
    ...account,
    ...given({ business_type, email: address }),
    business_profile: { ...noBusinessProfile(), ...account.business_profile, ...given(changes.business_profile) },
    capabilities: requestedCapabilities(account, changes),
    metadata: mergeMetadata(account.metadata ?? {}, changes.metadata),
    ...(account.settings && { settings: changedSettings(account.settings, changes) }),
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
  const { controller, ...changes } = readCreate(form);
  if (owner !== PLATFORM) throw notPossible('Only the platform can create accounts.');
  const account = { ...withChanges(blankAccount(work.now), changes), controller: buildController(controller) };
  return work.save('account', PLATFORM, account);
}

function updateAccount({ work, owner, id, form }: ApiRequest): Stripe.Account {
  const changes = readUpdate(form);
  const account = work.require('account', id, owner, 'account');
  const updated = work.save('account', PLATFORM, withChanges(account, changes));
  work.emit(account.id, 'account.updated', updated);
  // What has gathered while payouts were made by hand goes out with the next ones.
  if (changes.settings?.payouts?.schedule?.interval === 'daily') planPayout(work, account.id, work.now);
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
