import { Injectable } from '@nestjs/common';

/** What stays when everything else that lets people into an account ends. */
export interface KeptAccess {
  /** The session that goes on. */
  readonly sessionId?: string;
  /** What was made from then on stays with it. */
  readonly madeSince?: Date;
}

/** One kind of thing that lets its holder into an account, or will, without proving anything first. */
export interface AccessGrant {
  readonly name: string;
  /** Where it is kept. */
  readonly table: string;
  /** Runs in the transaction of whatever ends it. */
  end(userId: string, kept: KeptAccess): Promise<void>;
}

/**
 * The one list of everything that grants access to an account. Whatever recovers an account ends all of it here.
 * Register in `onModuleInit`: accounts know nothing of sessions, tokens or calendars.
 */
@Injectable()
export class AccessGrants {
  private readonly grants: AccessGrant[] = [];

  register(grant: AccessGrant): void {
    this.grants.push(grant);
  }

  get all(): readonly AccessGrant[] {
    return this.grants;
  }

  /** Belongs inside a unit of work. */
  async endAll(userId: string, kept: KeptAccess = {}): Promise<void> {
    for (const grant of this.grants) await grant.end(userId, kept);
  }
}
