import { useSession } from '@cw/api-client';
import { PARTY_LIMITS, PRINCIPAL_ROLES } from '@cw/domain';
import { SegmentedField, TextField } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFieldProps } from '../../../forms/use-field-props.js';
import { FieldLine, FormSection } from '../../../forms/form-section.js';
import type { SectionProps } from './property-section.js';

/** PROJ-10: an agent says for whom it posts; nobody else is asked. */
export function PrincipalSection({ form }: SectionProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const session = useSession();
  const field = useFieldProps(form);
  if (session.status !== 'signed-in' || session.user.role !== 'agent') return null;
  return (
    <FormSection
      title={formatMessage({ id: 'parties.principal.title' })}
      hint={<FormattedMessage id="parties.principal.text" />}
    >
      <FieldLine columns="minmax(0, 1fr) minmax(0, 1fr)">
        <TextField
          {...field('principalName')}
          label={formatMessage({ id: 'parties.principal.name' })}
          maxLength={PARTY_LIMITS.nameMax}
          autoComplete="off"
          optional
        />
        <SegmentedField
          {...field('principalRole')}
          label={formatMessage({ id: 'parties.principal.role' })}
          choices={PRINCIPAL_ROLES.map((value) => ({ value, label: formatMessage({ id: `parties.role.${value}` }) }))}
        />
      </FieldLine>
    </FormSection>
  );
}
