import type { DocumentAddress } from '@cw/domain';
import { DocumentButton } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

export interface CsvLinkProps {
  /** Of the API: `/api/admin/users.csv`. */
  readonly path: DocumentAddress;
  /** By what the list is narrowed. */
  readonly query: object;
}

/** The list as a file, narrowed and ordered as it is shown. */
export function CsvLink({ path, query }: CsvLinkProps): ReactElement {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return (
    <DocumentButton href={search === '' ? path : `${path}?${search}`}>
      <FormattedMessage id="admin.list.csv" />
    </DocumentButton>
  );
}
