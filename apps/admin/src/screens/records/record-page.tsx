import type { PagePlace } from '@cw/ui';
import type { ReactElement } from 'react';
import { hasFoot, PageFoot, type PageQuery } from './page-foot.js';
import { RecordRows, type Column, type RecordRow } from './record-table.js';

export interface RecordPageProps<Item> extends Pick<PagePlace, 'isLast' | 'onMore'> {
  readonly query: PageQuery<Item>;
  readonly columns: readonly Column[];
  readonly rowOf: (item: Item) => RecordRow;
  readonly failed: string;
}

/** One page of a table of records, with what stands under it. */
export function RecordPage<Item>({ query, columns, rowOf, ...rest }: RecordPageProps<Item>): ReactElement {
  const foot = { query, ...rest };
  return (
    <RecordRows
      columns={columns}
      rows={(query.data?.items ?? []).map(rowOf)}
      foot={hasFoot(foot) ? <PageFoot {...foot} /> : undefined}
    />
  );
}
