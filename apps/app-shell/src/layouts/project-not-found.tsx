import { ButtonLink, EmptyState } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../app/routes/paths.js';

/** PROJ-05: there is no such project, or it is not the reader's to see. */
export function ProjectNotFound(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      asPage
      title={formatMessage({ id: 'record.not_found' })}
      drawing="house"
      action={
        <ButtonLink href={paths.projects} variant="primary">
          {formatMessage({ id: 'record.back_mine' })}
        </ButtonLink>
      }
    >
      {formatMessage({ id: 'record.not_found_text' })}
    </EmptyState>
  );
}
