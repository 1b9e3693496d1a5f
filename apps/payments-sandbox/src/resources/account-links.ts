import type Stripe from 'stripe';
import { notPossible } from '../http/api-error.js';
import { accepts, nested, oneOf, required, text, url } from '../http/parameters.js';
import type { Route } from '../http/routes.js';
import { randomText } from '../ids.js';
import { PLATFORM } from '../store/records.js';

const LIFETIME_SECONDS = 300;

const readCollection = accepts<Stripe.AccountLinkCreateParams.CollectionOptions>()({
  fields: oneOf('currently_due', 'eventually_due'),
  future_requirements: oneOf('include', 'omit'),
});

const readCreate = accepts<Stripe.AccountLinkCreateParams>()({
  account: required(text()),
  collection_options: nested(readCollection),
  refresh_url: required(url),
  return_url: required(url),
  type: required(oneOf('account_onboarding', 'account_update')),
});

export const accountLinkRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/account_links',
    handle({ work, owner, form, publicBase }) {
      const given = readCreate(form);
      if (owner !== PLATFORM) throw notPossible('Only the platform can create account links.');
      const account = work.require('account', given.account, PLATFORM, 'account');
      const link = work.save('onboarding_link', PLATFORM, {
        id: `sbx${randomText(32)}`,
        account: account.id,
        return_url: given.return_url,
        refresh_url: given.refresh_url,
        expires_at: work.now + LIFETIME_SECONDS,
        used: false,
      });
      const created: Stripe.AccountLink = {
        object: 'account_link',
        created: work.now,
        expires_at: link.expires_at,
        url: `${publicBase}/onboarding/${link.id}`,
      };
      return created;
    },
  },
];
