import { CONTACT } from '@cw/i18n';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.25),
  '& dt': { ...theme.typography.label, color: theme.vars.palette.text.secondary },
  '& dd + dt': { marginTop: theme.spacing(1) },
  // A phone number and an address for mail are pressed with a finger.
  '& a': { display: 'inline-block', minHeight: 24 },
}));

/** LEGAL-01: e-mail, phone and address. */
export function ContactBlock(): ReactElement {
  return (
    <List>
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
    </List>
  );
}
