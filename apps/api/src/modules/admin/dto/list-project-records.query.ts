import { OmitType } from '@nestjs/swagger';
import { PROJECT_STATUSES, type ProjectStatus } from '@cw/domain';
import { PageQuery } from '../../../common/http/page.query.js';
import { Choice, Text } from '../../../common/validation/rules.js';
import { PROJECT_RECORD_SORTS, type ProjectRecordSort } from '../project-record-order.js';
import { YES_NO, type YesNo } from './list-managed-users.query.js';

const QUERY_MAX = 100;

export class ListProjectRecordsQuery extends PageQuery {
  @Text({ optional: true, max: QUERY_MAX, description: 'A part of the title, the address, the city or the ZIP code.' })
  q?: string;

  @Choice('ProjectStatus', PROJECT_STATUSES, { optional: true })
  status?: ProjectStatus;

  @Choice('YesNo', YES_NO, { optional: true, description: 'Whether a promised first bid is late.' })
  late?: YesNo;

  @Choice('ProjectRecordSort', PROJECT_RECORD_SORTS, { optional: true, description: 'Newest first without it.' })
  sort?: ProjectRecordSort;
}

/** A file has no pages. */
export class ExportProjectRecordsQuery extends OmitType(ListProjectRecordsQuery, ['limit', 'cursor']) {}
