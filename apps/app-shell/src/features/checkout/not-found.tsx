import { ButtonLink, EmptyState } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../app/routes/paths.js';

/** Read again, it would not be there either: the way leads to what is due. */
export function NotFound(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage({ id: 'record.not_found' })}
      drawing="level"
      action={
        <ButtonLink href={paths.checkout} variant="primary">
          {formatMessage({ id: 'checkout.to_due' })}
        </ButtonLink>
      }
    >
      {formatMessage({ id: 'record.not_found_text' })}
    </EmptyState>
  );
}
