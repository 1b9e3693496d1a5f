import { MINIMUM_AGE_YEARS } from '@cw/domain';
import { CheckboxField, Stack } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldProps } from '../../forms/use-field-props.js';

/** The public documents; opened beside the form, so that nothing typed is lost. */
const legalLink = (page: 'terms-of-service' | 'privacy-policy') =>
  function LegalLink(words: ReactNode): ReactElement {
    return (
      <a key={page} href={`/${page}`} target="_blank" rel="noreferrer">
        {words}
      </a>
    );
  };

export interface ConsentFieldsProps {
  readonly adult: FieldProps<string>;
  readonly termsAccepted: FieldProps<string>;
}

/** AUTH-02, AUTH-09: what nobody gets an account without. */
export function ConsentFields({ adult, termsAccepted }: ConsentFieldsProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Stack>
      <CheckboxField {...adult} label={formatMessage({ id: 'auth.field.adult' }, { age: MINIMUM_AGE_YEARS })} />
      <CheckboxField
        {...termsAccepted}
        label={
          <FormattedMessage
            id="auth.field.terms"
            values={{ terms: legalLink('terms-of-service'), privacy: legalLink('privacy-policy') }}
          />
        }
      />
    </Stack>
  );
}
