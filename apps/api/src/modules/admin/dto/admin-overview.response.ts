import { ShownCount } from '../../../common/openapi/shown.js';

export class AdminOverview {
  @ShownCount({ example: 2, description: 'Open projects without a bid after the promised time.' })
  latePromises: number;

  @ShownCount({ example: 1, description: 'Reviews and questions that readers reported and nobody has looked at.' })
  openReports: number;

  @ShownCount({ example: 11, description: 'INT-08: repair requests whose next step is staff’s.' })
  waitingIntakes: number;

  @ShownCount({ example: 1, description: 'Those that nobody began to review in the promised time.' })
  lateIntakes: number;

  @ShownCount({ example: 2, description: 'Repair requests whose review is due within four hours.' })
  intakesDueSoon: number;

  @ShownCount({ example: 3, description: 'VER-01: papers of contractors that nobody has decided on.' })
  waitingPapers: number;

  @ShownCount({ example: 1, description: 'Those of them that have waited for more than 24 hours.' })
  latePapers: number;

  @ShownCount({ example: 2, description: 'SUP-01: messages to support that nobody has answered.' })
  openSupportMessages: number;

  @ShownCount({
    example: 1,
    description: 'Disputes and contested no-shows to decide, and rulings that wait for a second administrator.',
  })
  waitingCases: number;

  @ShownCount({ example: 1, description: 'Payments that staff must look at.' })
  waitingPayments: number;
}
