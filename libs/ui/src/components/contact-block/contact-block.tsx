import { CONTACT } from '@cw/i18n';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

/** LEGAL-01: e-mail, phone and address. */
export function ContactBlock(): ReactElement {
  return (
    <dl>
      <dt>
        <FormattedMessage id="marketing.contact.email" />
      </dt>
      <dd translate="no">
        <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>
      </dd>
      <dt>
        <FormattedMessage id="marketing.contact.phone" />
      </dt>
      <dd translate="no">
        <a href={`tel:+1${CONTACT.phone.replace(/\D/g, '')}`}>{CONTACT.phone}</a>
      </dd>
      <dt>
        <FormattedMessage id="marketing.contact.address" />
      </dt>
      <dd translate="no">{CONTACT.address}</dd>
    </dl>
  );
}
