export { ContentReports } from './content-reports.js';
export { ReportContent } from './dto/report.input.js';
export { ContentReportEntity, ReportedContentEntity } from './report.entity.js';
export { ReportableContents, type ReportableContent, type ReportedWords } from './reportable-contents.js';
export { ReportsModule } from './reports.module.js';
