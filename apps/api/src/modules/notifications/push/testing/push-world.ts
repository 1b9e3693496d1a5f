import { DEFAULT_PREFERENCES, type NotificationType, type Preferences } from '@cw/domain';
import { newId } from '../../../../common/ids.js';
import { aUser, createTestApp, login, PUSH_ENV, type TestApp } from '../../../../testing/index.js';
import { type UserEntity, UsersService } from '../../../users/index.js';
import { Notifier } from '../../notifier.js';
import { PushDeliveries } from '../push-deliveries.js';
import { FakeBrowser, FakePushService } from './fake-push-service.js';

export type SignedIn = Awaited<ReturnType<typeof login>>;

/** A person in one browser that is told. */
export interface Pushed {
  readonly user: UserEntity;
  readonly headers: SignedIn;
  readonly browser: FakeBrowser;
}

/** A server with keys, and a push service that keeps what it is sent. */
export class PushWorld {
  private constructor(
    readonly test: TestApp,
    readonly service: FakePushService,
  ) {}

  static async start(): Promise<PushWorld> {
    const test = await createTestApp({ env: PUSH_ENV });
    return new PushWorld(test, new FakePushService(test));
  }

  /** As it began: nobody is told. */
  async reset(): Promise<void> {
    this.test.clock.set('2026-11-20T15:00:00Z');
    await this.test.asOwner('DELETE FROM push_subscription');
    this.service.clear();
  }

  async prefer({ id, role }: UserEntity, change: Partial<Preferences>): Promise<void> {
    const users = this.test.app.get(UsersService, { strict: false });
    await users.savePreferences({ userId: id, role, mfa: false }, id, { ...DEFAULT_PREFERENCES, ...change });
  }

  async tell(userId: string, type: NotificationType = 'bid_received'): Promise<void> {
    const params = { project: 'Elm Street 7', side: 'client' } as const;
    const notice = { userId, type, params, actionUrl: '/projects/x' };
    await this.test.unitOfWork.run(() => this.test.app.get(Notifier, { strict: false }).tell([notice]));
  }

  /** What the minute's job does. */
  async post(at?: string): Promise<void> {
    if (at !== undefined) this.test.clock.set(at);
    await this.test.app.get(PushDeliveries, { strict: false }).sendDue();
  }

  async stateOf({ id }: UserEntity, headers: SignedIn): Promise<unknown> {
    return (await this.test.http.get(addressOf(id)).set(headers)).body;
  }

  subscribe({ id }: UserEntity, headers: SignedIn, body: object) {
    return this.test.http.put(addressOf(id)).set(headers).send(body);
  }

  async aPushed(person: Parameters<typeof aUser>[1] = {}): Promise<Pushed> {
    const user = await aUser(this.test, { timeZone: 'UTC', ...person });
    const headers = await login(this.test, user);
    const browser = new FakeBrowser(newId());
    expect((await this.subscribe(user, headers, browser.body)).status).toBe(204);
    return { user, headers, browser };
  }

  titles(browser: FakeBrowser): unknown[] {
    return this.service.readBy(browser).map((news) => (news as { title: string }).title);
  }

  /** How many pushes wait. */
  async waiting(): Promise<unknown> {
    return (await this.test.asOwner('SELECT count(*)::int AS count FROM push_delivery'))[0]?.count;
  }
}

export const addressOf = (userId: string): string => `/api/users/${userId}/push-subscription`;
