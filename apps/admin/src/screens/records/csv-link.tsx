import { Button, DownloadIcon } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

export interface CsvLinkProps {
  /** Of the API: `/api/admin/users.csv`. */
  readonly path: string;
  /** By what the list is narrowed. */
  readonly query: object;
}

/** The list as a file, narrowed and ordered as it is shown. The browser saves it while it is made. */
export function CsvLink({ path, query }: CsvLinkProps): ReactElement {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return (
    <Button
      size="small"
      variant="quiet"
      startIcon={<DownloadIcon />}
      href={search === '' ? path : `${path}?${search}`}
      download
    >
      <FormattedMessage id="admin.list.csv" />
    </Button>
  );
}
