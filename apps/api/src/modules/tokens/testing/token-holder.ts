import { DataSource } from 'typeorm';
import type { TokenScope } from '@cw/domain';
import { aUser, login, type SignedInHeaders, type TestApp } from '../../../testing/index.js';
import type { UserEntity } from '../../users/index.js';

/** What a program sends. */
export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Somebody signed in, who makes tokens and calls with them. */
export class TokenHolder {
  private constructor(
    private readonly test: TestApp,
    readonly user: UserEntity,
    private session: SignedInHeaders,
  ) {}

  static async signedIn(test: TestApp, overrides: Partial<UserEntity> = {}): Promise<TokenHolder> {
    const user = await aUser(test, overrides);
    return new TokenHolder(test, user, await login(test, user));
  }

  get headers(): SignedInHeaders {
    return this.session;
  }

  /** The session in which somebody may make tokens ends within minutes. */
  async signInAgain(): Promise<void> {
    this.session = await login(this.test, this.user);
  }

  create(fields: object = {}) {
    return this.test.http
      .post('/api/tokens')
      .set(this.session)
      .send({ name: 'Calendar', scope: 'write', expiresInDays: 30, ...fields });
  }

  async aToken(scope: TokenScope = 'write'): Promise<{ readonly id: string; readonly token: string }> {
    const answer = await this.create({ scope });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body;
  }

  async listed() {
    return (await this.test.http.get('/api/tokens').set('Cookie', this.session.Cookie)).body.items;
  }

  revoke(id: string) {
    return this.test.http.delete(`/api/tokens/${id}`).set(this.session);
  }

  /** A read by a program. */
  profile(token: string) {
    return this.test.http.get(`/api/users/${this.user.id}`).set(bearer(token));
  }

  /** A change by a program. */
  rename(token: string) {
    return this.test.http.patch(`/api/users/${this.user.id}`).set(bearer(token)).send({ firstName: 'Ana' });
  }

  query(sql: string, ...values: unknown[]) {
    return this.test.app.get(DataSource).query(sql, values);
  }
}
