import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { AuditChain } from './audit/audit-chain.js';
import { AuditLog } from './audit/audit-log.js';
import { CurrentCall } from './audit/current-call.js';
import { Retention } from './audit/retention.js';
import { StaffReadings } from './audit/staff-readings.js';
import { StaffTrail } from './audit/staff-trail.js';
import { BrowserCookies } from './auth/browser-cookies.js';
import { CsrfGuard } from './auth/csrf.guard.js';
import { PolicyCheck } from './auth/policy-check.js';
import { PolicyGuard } from './auth/policy.guard.js';
import { RecentAuthenticationGuard } from './auth/recent-authentication.js';
import { SessionEndings } from './auth/session-endings.js';
import { Broadcast } from './broadcast/broadcast.js';
import { ProblemFilter } from './errors/problem.filter.js';
import { EventBus } from './events/event-bus.js';
import { CsvExport } from './grid/csv-export.js';
import { GridReader } from './grid/grid-reader.js';
import { HealthChecks } from './health/health-checks.js';
import { Cursors } from './http/cursor.js';
import { MediaTypeGuard } from './http/media-type.guard.js';
import { ConversationAccess } from './realtime/conversation-access.js';
import { LiveNews } from './realtime/live-news.js';
import { LiveSockets } from './realtime/live-sockets.js';
import { ProjectAccess } from './realtime/project-access.js';
import { MatterNames } from './realtime/matter-names.js';
import { ToldFacts } from './realtime/told-facts.js';
import { OpenMatters } from './realtime/open-matters.js';
import { ProjectAudience } from './realtime/project-audience.js';
import { CallBudgets } from './throttle/call-budgets.js';
import { CallThrottle } from './throttle/call-throttle.js';
import { CallsInWork } from './throttle/calls-in-work.js';
import { SharedCounts } from './throttle/shared-counts.js';
import { Throttle } from './throttle/throttle.js';
import { createValidationPipe } from './validation/validation.pipe.js';

/** What every module stands on. Guards run in this order: budget, origin and token, body's type, policy, how fresh the login is. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [
    AuditChain,
    AuditLog,
    Broadcast,
    BrowserCookies,
    CallsInWork,
    CallThrottle,
    ConversationAccess,
    EventBus,
    CsvExport,
    Cursors,
    GridReader,
    HealthChecks,
    PolicyCheck,
    LiveNews,
    LiveSockets,
    MatterNames,
    ToldFacts,
    OpenMatters,
    ProjectAccess,
    ProjectAudience,
    Retention,
    SessionEndings,
    SharedCounts,
    StaffReadings,
    StaffTrail,
    Throttle,
    { provide: APP_GUARD, useClass: CallBudgets },
    { provide: APP_GUARD, useClass: CsrfGuard },
    { provide: APP_GUARD, useClass: MediaTypeGuard },
    { provide: APP_GUARD, useClass: PolicyGuard },
    { provide: APP_GUARD, useClass: RecentAuthenticationGuard },
    { provide: APP_INTERCEPTOR, useExisting: CallsInWork },
    { provide: APP_INTERCEPTOR, useClass: CurrentCall },
    { provide: APP_PIPE, useFactory: createValidationPipe },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
  exports: [
    AuditChain,
    AuditLog,
    Broadcast,
    BrowserCookies,
    CallsInWork,
    CallThrottle,
    ConversationAccess,
    EventBus,
    CsvExport,
    Cursors,
    GridReader,
    HealthChecks,
    LiveNews,
    LiveSockets,
    MatterNames,
    ToldFacts,
    OpenMatters,
    ProjectAccess,
    ProjectAudience,
    Retention,
    SessionEndings,
    SharedCounts,
    StaffReadings,
    StaffTrail,
    Throttle,
  ],
})
export class PlatformModule {}
