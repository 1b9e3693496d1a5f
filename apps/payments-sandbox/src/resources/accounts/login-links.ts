import type Stripe from 'stripe';
import { notPossible } from '../../http/api-error.js';
import { accepts } from '../../http/parameters.js';
import type { Route } from '../../http/routes.js';
import { randomText } from '../../ids.js';
import { PLATFORM } from '../../store/records.js';

const LIFETIME_SECONDS = 300;

const nothing = accepts<Stripe.AccountCreateLoginLinkParams>()({});

export const loginLinkRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/accounts/:id/login_links',
    handle({ work, id, form, publicBase }) {
      nothing(form);
      const account = work.require('account', id, PLATFORM, 'account');
      if (account.controller?.stripe_dashboard?.type !== 'express')
        throw notPossible('Cannot create a login link for an account without the Express Dashboard.');
      if (!account.details_submitted)
        throw notPossible('Cannot create a login link for an account that has not completed onboarding.');
      const link = work.save('login_link', PLATFORM, {
        id: `sbx${randomText(32)}`,
        account: account.id,
        expires_at: work.now + LIFETIME_SECONDS,
      });
      const created: Stripe.LoginLink = {
        object: 'login_link',
        created: work.now,
        url: `${publicBase}/express/${link.id}`,
      };
      return created;
    },
  },
];
