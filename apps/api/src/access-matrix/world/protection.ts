import type { TestApp } from '../../testing/index.js';
import { login } from '../../testing/index.js';
import { Invitations, Totp, totpCodeAt } from '../../modules/auth/index.js';
import { AccountTokens, type LinkPurpose } from '../../modules/auth/links/account-tokens.js';
import { principalsOf, type Principal } from '../principals.js';
import type { Secrets } from './marks.js';
import type { Name, People } from './people.js';

/** Whose account asks for a code; the others have begun to set one up. */
export const WITH_FACTOR: readonly Principal[] = ['agent', 'staff'];
export const FACTOR_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Sessions, second factors, and the links of e-mails. */
export class Protection {
  private readonly sessions = new Map<string, string>();
  private readonly begun = new Map<Principal, string>();
  private readonly links = new Map<LinkPurpose, string>();
  private invitationSecret = '';

  constructor(
    private readonly test: TestApp,
    private readonly people: People,
    private readonly secrets: Secrets,
  ) {}

  async build(): Promise<void> {
    for (const principal of principalsOf('signedIn')) {
      await this.openSession(principal);
      if (!WITH_FACTOR.includes(principal) || principal === 'staff') await this.beginFactor(principal);
    }
    await this.openSession('client');
    await this.endSession('seller');
    await this.writeLinks();
  }

  /** Another session of the principal, or somebody else's. */
  sessionOf(object: string, principal: Principal): string {
    const key = object === 'others' ? 'client' : object === 'ended' ? 'ended' : principal;
    return this.sessions.get(key) ?? this.sessions.get('seller') ?? '';
  }

  /** The code that an account's authenticator shows now; none for an account without one. */
  codeOf(principal: Principal): { readonly totp?: string } {
    return WITH_FACTOR.includes(principal) ? { totp: totpCodeAt(FACTOR_SECRET, this.test.clock.now()) } : {};
  }

  /** The first code of an authenticator that is being set up. */
  firstCodeOf(principal: Principal): string {
    return totpCodeAt(this.begun.get(principal) ?? FACTOR_SECRET, this.test.clock.now());
  }

  get invitationCode(): string {
    return totpCodeAt(this.invitationSecret, this.test.clock.now());
  }

  /** The secret of a link that works. */
  link(purpose: LinkPurpose): string {
    return this.links.get(purpose) ?? '';
  }

  private async openSession(name: Name): Promise<void> {
    const { user, headers } = this.people.get(name);
    await login(this.test, user);
    const answer = await this.test.http.get('/api/auth/sessions').set(headers).expect(200);
    const items: { id: string; current: boolean }[] = answer.body.items;
    const self = this.people.relationsOf(name);
    for (const { id } of items) this.secrets.keep('session id', id, self);
    this.sessions.set(name, items.find(({ current }) => !current)?.id ?? '');
  }

  private async endSession(name: Principal): Promise<void> {
    const id = this.sessions.get(name) ?? '';
    await this.test.http.delete(`/api/auth/sessions/${id}`).set(this.people.get(name).headers).expect(204);
    this.sessions.set('ended', id);
    await this.openSession(name);
  }

  private async beginFactor(principal: Principal): Promise<void> {
    const { headers } = this.people.get(principal);
    const answer = await this.test.http.post('/api/auth/totp/setup').set(headers).expect(200);
    this.begun.set(principal, answer.body.secret);
  }

  private async writeLinks(): Promise<void> {
    const tokens = this.test.app.get(AccountTokens, { strict: false });
    for (const [purpose, name] of [
      ['verify_email', 'unverifiedSeller'],
      ['reset_password', 'client'],
      ['activation', 'awaited'],
    ] as const) {
      const { user } = this.people.get(name);
      this.links.set(purpose, await tokens.create(purpose, user.id, user.email));
    }
    const invitations = this.test.app.get(Invitations, { strict: false });
    const token = await invitations.create(this.people.get('invited').user.id);
    this.links.set('invitation', token);
    this.invitationSecret = invitations.describe(await invitations.read(token)).secret;
  }
}

/** The secret of a second factor as the database keeps it. */
export const sealed = (test: TestApp): string => test.app.get(Totp, { strict: false }).seal(FACTOR_SECRET);
