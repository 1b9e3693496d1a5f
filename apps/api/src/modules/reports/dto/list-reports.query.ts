import { REPORT_STATES, type ReportState } from '@cw/domain';
import { PageQuery } from '../../../common/http/page.query.js';
import { Choice } from '../../../common/validation/rules.js';

export class ListReportsQuery extends PageQuery {
  @Choice('ReportState', REPORT_STATES, { optional: true, description: 'What waits for staff, unless told.' })
  state: ReportState = 'open';
}
