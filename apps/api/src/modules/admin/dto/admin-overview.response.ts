import { ShownCount } from '../../../common/openapi/shown.js';

export class AdminOverview {
  @ShownCount({ example: 2, description: 'Open projects without a bid after the promised time.' })
  latePromises: number;

  @ShownCount({ example: 1, description: 'Reviews and questions that readers reported and nobody has looked at.' })
  openReports: number;

  @ShownCount({ example: 1, description: 'INT-08: repair requests that nobody began to review in the promised time.' })
  lateIntakes: number;

  @ShownCount({ example: 2, description: 'Repair requests whose review is due within four hours.' })
  intakesDueSoon: number;
}
