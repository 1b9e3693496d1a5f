import type { Role } from '@cw/domain';
import { newId } from '../../common/ids.js';
import type { UserEntity } from '../../modules/users/index.js';
import { login, type TestApp } from '../../testing/index.js';
import { aContractor, aPerson, type Person } from '../../testing/market.js';
import { asPrincipals, principalsOf, type Principal } from '../principals.js';
import { sealed, WITH_FACTOR } from './protection.js';
import type { Relations, Secrets } from './marks.js';

/** People beside the principals: another client with its contractor, and somebody whose account is closed. */
export type Extra = 'client' | 'contractor' | 'closed' | 'invited' | 'awaited';
export type Name = Principal | Extra;

const CLIENT_ROLE: Partial<Record<Name, Role>> = {
  unverifiedSeller: 'seller',
  suspendedSeller: 'seller',
  buyer: 'buyer',
  seller: 'seller',
  agent: 'agent',
  idleBuyer: 'buyer',
  staffWithoutFactor: 'admin',
  staff: 'admin',
  client: 'buyer',
  closed: 'seller',
  invited: 'admin',
  awaited: 'buyer',
};
const NOTHING_ACCEPTED = { termsAcceptedAt: null, termsVersion: null, adultConfirmedAt: null, emailVerifiedAt: null };
const CONTRACTORS: readonly Name[] = [...principalsOf('contractors'), 'contractor'];

/** Who has an open project and a job. */
export const OWNERS: readonly Name[] = [...principalsOf('owners'), 'suspendedSeller', 'client'];

/** Everybody, each with a name, an address and a number that stand nowhere else. */
export class People {
  private readonly people = new Map<Name, Person>();

  constructor(
    private readonly test: TestApp,
    private readonly secrets: Secrets,
  ) {}

  get(name: Name): Person {
    const person = this.people.get(name);
    if (!person) throw new Error(`There is no ${name}`);
    return person;
  }

  get all(): readonly (readonly [Name, Person])[] {
    return [...this.people];
  }

  /** The headers with which a principal asks; nobody's are empty. */
  headersOf(principal: Principal): Record<string, string> {
    return principal === 'visitor' ? {} : { ...this.get(principal).headers };
  }

  async build(): Promise<void> {
    for (const [name, role] of Object.entries(CLIENT_ROLE)) {
      const emailVerifiedAt = name === 'unverifiedSeller' ? null : this.test.clock.now();
      const totpSecret = WITH_FACTOR.some((known) => known === name) ? sealed(this.test) : null;
      const consent = name === 'awaited' ? NOTHING_ACCEPTED : {};
      const more = { emailVerifiedAt, totpSecret, ...consent };
      await this.add(name as Name, (marks) => aPerson(this.test, role, { ...marks, ...more }));
    }
    for (const name of CONTRACTORS) {
      const papers = name === 'unapproved' ? { papers: ['license'] as const } : {};
      await this.add(name, (marks) =>
        aContractor(this.test, {
          user: { ...marks, emailVerifiedAt: this.test.clock.now() },
          profile: { about: 'Roofs and gutters.' },
          ...papers,
        }),
      );
    }
    const withoutFactor = this.get('staffWithoutFactor').user;
    this.people.set('staffWithoutFactor', {
      user: withoutFactor,
      headers: await login(this.test, withoutFactor, { mfa: false }),
    });
    await this.signOutSeller();
  }

  /** The principals whose own this person's secrets are. */
  relationsOf(name: Name): Relations {
    return { self: asPrincipals(name) };
  }

  private async add(name: Name, make: (marks: Partial<UserEntity>) => Promise<Person>): Promise<void> {
    const { secrets } = this;
    const [lastName, company, inbox, username] = [secrets.mark(), secrets.mark(), secrets.mark(), secrets.mark()];
    const phone = secrets.phone();
    const rest = { phone, username, company, location: 'New York, NY', bio: 'Here since 2019.' };
    const person = await make({ id: newId(), firstName: 'Sam', lastName, email: `${inbox}@example.com`, ...rest });
    this.people.set(name, person);
    const kind = kindOf(person.user.role);
    // Whose projects lie open is known to contractors, and to the contractor of a job by its whole name.
    const isOwner = OWNERS.includes(name);
    const relations: Relations = {
      ...this.relationsOf(name),
      readers: isOwner ? principalsOf('contractors') : [],
      awarded: isOwner && name !== 'client' ? ['awarded'] : [],
    };
    secrets.keep(`${kind} id`, person.user.id, relations);
    for (const value of [lastName, company]) secrets.keep(`${kind} name`, value, relations);
    for (const value of [phone, inbox, username]) secrets.keep(`${kind} contact`, value, relations);
  }

  private async signOutSeller(): Promise<void> {
    const { user } = this.get('seller');
    const headers = await login(this.test, user);
    await this.test.http.post('/api/auth/logout').set(headers).expect(204);
    this.people.set('signedOutSeller', { user, headers });
  }
}

const kindOf = (role: Role): 'client' | 'contractor' | 'admin' =>
  role === 'contractor' || role === 'admin' ? role : 'client';
