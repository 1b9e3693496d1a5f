import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HOUR_MS, type Actor } from '@cw/domain';
import type { ActiveSession } from '../../common/auth/active-session.js';
import { hashIfSecret, hashOfSecret, newSecret } from '../../common/auth/secret.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { AccessGrants, madeByOthers, PersonalData, UsersService } from '../users/index.js';
import { CalendarLinkEntity } from './calendar-link.entity.js';
import type { CalendarLinkView, NewCalendarLink } from './dto/calendar-link.response.js';

/** A person's one secret address, which calendars that know no session ask. */
@Injectable()
export class CalendarLinks implements OnModuleInit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UsersService,
    private readonly personalData: PersonalData,
    private readonly grants: AccessGrants,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    this.grants.register({
      name: 'calendarLink',
      table: 'calendar_link',
      end: async (userId, kept) => {
        await this.links.delete({ userId, ...madeByOthers(kept) });
      },
    });
    this.personalData.register({
      name: 'calendarLink',
      export: async (userId) => ({ data: toView(await this.links.findOneBy({ userId })) }),
      erase: async (userId) => {
        await this.links.delete({ userId });
      },
    });
  }

  async read({ userId }: Actor): Promise<CalendarLinkView> {
    return toView(await this.links.findOneBy({ userId }));
  }

  /** A new address; the one before it stops working. */
  async renew(session: ActiveSession): Promise<NewCalendarLink> {
    const secret = newSecret();
    const userId = session.user.id;
    const link = Object.assign(new CalendarLinkEntity(), {
      userId,
      sessionId: session.id,
      secretHash: hashOfSecret(secret),
      createdAt: this.clock.now(),
      lastReadAt: null,
    });
    await this.grants.make(session, () => this.links.upsert(link, ['userId']));
    return { ...toView(link), url: `${this.config.publicUrl}/api/calendar/feed/${secret}.ics` };
  }

  async delete({ userId }: Actor): Promise<void> {
    await this.links.delete({ userId });
  }

  /** Whose calendar the secret opens. */
  async readerOf(secret: string): Promise<string | null> {
    const secretHash = hashIfSecret(secret);
    const link = secretHash ? await this.links.findOneBy({ secretHash }) : null;
    if (!link || !(await this.users.isActive(link.userId))) return null;
    const now = this.clock.now();
    if (now.getTime() - (link.lastReadAt?.getTime() ?? 0) > HOUR_MS)
      await this.links.update({ userId: link.userId }, { lastReadAt: now });
    return link.userId;
  }

  private get links() {
    return this.unitOfWork.repository(CalendarLinkEntity);
  }
}

const toView = (link: CalendarLinkEntity | null): CalendarLinkView => ({
  createdAt: link?.createdAt.toISOString() ?? null,
  lastReadAt: link?.lastReadAt?.toISOString() ?? null,
});
