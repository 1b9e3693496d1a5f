import { Injectable } from '@nestjs/common';
import type { Actor, ReportDecision } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { Cursors } from '../../common/http/cursor.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { DecideReportUseCase } from './decide-report.js';
import type { ListReportsQuery } from './dto/list-reports.query.js';
import type { DecideReport } from './dto/report.input.js';
import type { ReportedContentPage, ReportedContentView } from './dto/report.response.js';
import { ReportRepository } from './report.repository.js';
import { ReportViews } from './report-views.js';

/** What staff read and decide. */
@Injectable()
export class ReportDesk {
  constructor(
    private readonly repository: ReportRepository,
    private readonly views: ReportViews,
    private readonly deciding: DecideReportUseCase,
    private readonly cursors: Cursors,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list({ state, limit, cursor }: ListReportsQuery): Promise<ReportedContentPage> {
    const list = `reports.${state}`;
    const key = this.cursors.decode(list, cursor);
    const after = key ? ([new Date(String(key[0])), String(key[1])] as const) : null;
    const rows = await this.repository.page(state, limit + 1, after);
    const page = this.cursors.page(rows, limit, list, {
      map: (row) => row,
      key: (row) => [row.stateSince.toISOString(), row.id],
    });
    return { items: await this.views.of(page.items), nextCursor: page.nextCursor };
  }

  decide(actor: Actor, id: string, event: ReportDecision, input: DecideReport): Promise<ReportedContentView> {
    return this.unitOfWork.run(async () => {
      await this.deciding.execute(actor, id, event, input);
      const content = await this.repository.find(id);
      const [view] = content ? await this.views.of([content]) : [];
      if (!view) throw new DomainError('report.not_found');
      return view;
    });
  }
}
