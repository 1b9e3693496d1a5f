import { Inject, Injectable } from '@nestjs/common';
import {
  type Actor,
  addDays,
  dayIn,
  FIRST_BID_PROMISE_HOURS,
  HOUR_MS,
  lastReviewDay,
  MINUTE_MS,
  outgoingLine,
  type PlainDate,
  timeZoneOf,
  type UsState,
} from '@cw/domain';
import { formatterFor, type MessageId } from '@cw/i18n';
import {
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  type ICalEventData,
  ICalEventTransparency,
} from 'ical-generator';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { Sql } from '../../common/persistence/sql.js';
import { matterName } from '../../common/realtime/matter-name.js';
import { MatterNames, type MatterFacts } from '../../common/realtime/matter-names.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { addressLine, CLOSING_DAY } from '../projects/index.js';
import { UsersService, type UserEntity } from '../users/index.js';
import { CalendarLinks } from './calendar-links.js';

interface DatedProject {
  readonly id: string;
  readonly title: string;
  readonly state: UsState;
  readonly zip: string;
  readonly closingDate: PlainDate | null;
  readonly startDate: PlainDate | null;
  readonly reviewDueAt: Date | null;
  /** Only of one's own open project that nobody has bid on yet. */
  readonly promisedFrom: Date | null;
  /** It has somebody's work, or nobody's yet, and is not approved. */
  readonly isUnderWay: boolean;
  /** Whoever reads is one of the deal, and no mere bidder. */
  readonly isParty: boolean;
  readonly isContractor: boolean;
  readonly updatedAt: Date;
  readonly version: number;
}

type EntryKind = 'closing' | 'start' | 'review' | 'promise';

const REFRESH_SECONDS = 3600;
const MOST = 500;
/** A deadline is an instant, and an entry needs a length to be drawn: the last half hour before it. */
const DEADLINE_MINUTES = 30;

/**
 * What is under way, and what is approved and closes no earlier than $2: one's own, what one was invited to, and what a
 * contractor has a pending bid on. A house whose repairs are approved still closes; what was cancelled is gone.
 */
const DATED = {
  name: 'calendar.dated',
  text: `
    SELECT p.id, p.title, p.state, p.zip, ${CLOSING_DAY} AS "closingDate",
      CASE WHEN p.status = 'in_progress' THEN p.agreed_start_date END AS "startDate",
      CASE WHEN p.work = 'submitted' THEN p.review_due_at END AS "reviewDueAt",
      CASE WHEN p.status = 'open' AND p.owner_id = $1
        AND NOT EXISTS (SELECT FROM bid b WHERE b.project_id = p.id AND b.status IN ('pending', 'accepted'))
        THEN p.created_at END AS "promisedFrom",
      p.status <> 'completed' AS "isUnderWay", p.updated_at AS "updatedAt", p.version,
      coalesce(p.contractor_id = $1, FALSE) AS "isContractor",
      (p.owner_id = $1 OR coalesce(p.contractor_id = $1, FALSE) OR invited.project_id IS NOT NULL) AS "isParty"
    FROM project p
      LEFT JOIN (SELECT DISTINCT project_id FROM project_party WHERE user_id = $1) invited ON invited.project_id = p.id
    WHERE (p.status IN ('open', 'in_progress') OR (p.status = 'completed' AND p.closing_date >= $2))
      AND (p.owner_id = $1 OR p.contractor_id = $1 OR invited.project_id IS NOT NULL
      OR p.id IN (SELECT b.project_id FROM bid b WHERE b.contractor_id = $1 AND b.status = 'pending'))
    ORDER BY p.created_at DESC, p.id DESC LIMIT ${MOST}`,
};

const idOf = ({ id }: DatedProject): string => id;

/** Calendars ask without a session: nobody proves a second factor to them. */
const readerOf = ({ id, role }: UserEntity): Actor => ({ userId: id, role, mfa: false });

const SUMMARIES: Readonly<Record<EntryKind, MessageId>> = {
  closing: 'notifications.calendar.closing',
  start: 'notifications.calendar.start',
  review: 'notifications.calendar.review',
  promise: 'notifications.calendar.promise',
};

/** Closings and deadlines as calendars read them, in the language of the account. */
@Injectable()
export class CalendarFeed {
  constructor(
    private readonly links: CalendarLinks,
    private readonly users: UsersService,
    private readonly names: MatterNames,
    private readonly sql: Sql,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async of(secret: string): Promise<string> {
    const userId = await this.links.readerOf(secret);
    const user = userId === null ? null : await this.users.findById(userId);
    if (!user) throw new DomainError('calendar.not_found');
    const projects = await this.datedFor(user);
    const known = await this.names.ofProjects(readerOf(user), projects.map(idOf));
    const calendar = new ICalCalendar({
      name: formatterFor(user.locale).text('notifications.calendar.name'),
      prodId: { company: 'Closewright', product: 'Calendar', language: user.locale.toUpperCase() },
      method: ICalCalendarMethod.PUBLISH,
      ttl: REFRESH_SECONDS,
      x: { 'X-WR-TIMEZONE': user.timeZone },
    });
    calendar.events(
      projects.flatMap((project) => {
        const facts = known.get(project.id);
        return facts === undefined ? [] : this.entriesOf({ project, facts, user });
      }),
    );
    return calendar.toString();
  }

  // A day ends last far in the west: the database leaves out what has closed everywhere, the house's own day decides.
  private async datedFor({ id }: UserEntity): Promise<DatedProject[]> {
    const now = this.clock.now();
    const from = addDays(dayIn(now, 'UTC'), -1);
    const projects = await this.sql.rows<DatedProject & Record<string, unknown>>(DATED, [id, from]);
    return projects.filter(
      ({ isUnderWay, closingDate, state }) =>
        isUnderWay || (closingDate !== null && closingDate >= dayIn(now, timeZoneOf(state))),
    );
  }

  private entriesOf(about: About): ICalEventData[] {
    const { closingDate, startDate, reviewDueAt, promisedFrom } = about.project;
    const promise = promisedFrom && new Date(promisedFrom.getTime() + FIRST_BID_PROMISE_HOURS * HOUR_MS);
    return [
      ...(closingDate === null ? [] : [this.day('closing', closingDate, about)]),
      ...(startDate === null ? [] : [this.day('start', startDate, about)]),
      ...(reviewDueAt === null ? [] : [this.review(reviewDueAt, about)]),
      ...(promise === null ? [] : [this.instant('promise', promise, about)]),
    ];
  }

  // A day is a day wherever one reads it; an instant is sent in UTC, and shown in the zone of whoever reads it.
  // RFC 5545, 3.6.1: DTEND is the first day that is no longer part of it.
  private day(kind: EntryKind, date: PlainDate, about: About): ICalEventData {
    return { ...this.entry(kind, about), allDay: true, start: midnight(date), end: midnight(addDays(date, 1)) };
  }

  /** A review that ends with a day stands on that day: its limit is the first instant of the one after. */
  private review(dueAt: Date, about: About): ICalEventData {
    const day = lastReviewDay(dueAt, about.project.state);
    return day === null ? this.instant('review', dueAt, about) : this.day('review', day, about);
  }

  private instant(kind: EntryKind, end: Date, about: About): ICalEventData {
    return { ...this.entry(kind, about), start: new Date(end.getTime() - DEADLINE_MINUTES * MINUTE_MS), end };
  }

  private entry(kind: EntryKind, { project, facts, user }: About): Omit<ICalEventData, 'start'> {
    const { house, rest } = matterName({ ...facts, title: project.title });
    return {
      id: `${kind}-${project.id}@closewright`,
      stamp: this.clock.now(),
      // With each change of a project its number grows: a calendar that has the entry moves it, and never back.
      sequence: project.version,
      lastModified: project.updatedAt,
      ...(takesTheDay(kind, project) ? BUSY : FREE),
      summary: formatterFor(user.locale).text(SUMMARIES[kind], { house, rest }),
      location: outgoingLine(addressLine({ ...facts, zip: project.zip }, true)),
      url: `${this.config.publicUrl}/app/projects/${project.id}`,
    };
  }
}

const midnight = (date: PlainDate): Date => new Date(`${date}T00:00:00Z`);

// Without TRANSP an entry is opaque by RFC 5545, 3.8.2.7, but calendars take one of a whole day for free. Each says it in
// both ways, for Outlook goes by its own property.
const BUSY = { transparency: ICalEventTransparency.OPAQUE, busystatus: ICalEventBusyStatus.BUSY };
const FREE = { transparency: ICalEventTransparency.TRANSPARENT, busystatus: ICalEventBusyStatus.FREE };

/**
 * Whether the entry blocks its day. A closing does for the parties of the deal, and the start of work for whoever does it:
 * nobody should book them elsewhere. A closing that one merely bids for and the limit of a review or of a promise are only
 * reminders.
 */
function takesTheDay(kind: EntryKind, { isParty, isContractor }: DatedProject): boolean {
  if (kind === 'closing') return isParty;
  return kind === 'start' && isContractor;
}

interface About {
  readonly project: DatedProject;
  /** Its street and its client are known only to those who may know them (ROLE-06). */
  readonly facts: MatterFacts;
  readonly user: UserEntity;
}
