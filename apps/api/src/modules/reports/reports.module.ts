import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.js';
import { ContentReports } from './content-reports.js';
import { DecideReportUseCase } from './decide-report.js';
import { ReportData } from './report-data.js';
import { ReportDesk } from './report-desk.js';
import { ReportRepository } from './report.repository.js';
import { ReportViews } from './report-views.js';
import { ReportableContents } from './reportable-contents.js';
import { ReportsController } from './reports.controller.js';

@Module({
  imports: [UsersModule],
  controllers: [ReportsController],
  providers: [
    ContentReports,
    DecideReportUseCase,
    ReportData,
    ReportDesk,
    ReportRepository,
    ReportViews,
    ReportableContents,
  ],
  exports: [ContentReports, ReportableContents],
})
export class ReportsModule {}
