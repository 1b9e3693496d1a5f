import { Injectable } from '@nestjs/common';
import {
  ACCOUNTS_TIME_ZONE,
  dayIn,
  TERMS_VERSIONS,
  termsInForce,
  announcedTerms,
  termsNews,
  type TermsNews,
  type TermsVersion,
} from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import type { UserEntity } from '../../users/index.js';

/** LEGAL-01: the versions of the terms, and which of them hold by the clock. Tests hand in versions of their own. */
@Injectable()
export class TermsBook {
  versions: readonly TermsVersion[] = TERMS_VERSIONS;

  constructor(private readonly clock: Clock) {}

  /** What somebody who comes now accepts. */
  get inForce(): TermsVersion {
    return termsInForce(this.today, this.versions);
  }

  /** That somebody accepts them now, as it is recorded with the account. */
  accepted(): { readonly termsAcceptedAt: Date; readonly termsVersion: string } {
    return { termsAcceptedAt: this.clock.now(), termsVersion: this.inForce.version };
  }

  /** What everybody is to be told of by now. */
  get announced(): readonly TermsVersion[] {
    return announcedTerms(this.today, this.versions);
  }

  /** What this person is to be told. Staff who came by an invitation work under an agreement of their own. */
  newsFor({ termsVersion }: Pick<UserEntity, 'termsVersion'>): TermsNews | undefined {
    return termsVersion === null ? undefined : termsNews(termsVersion, this.today, this.versions);
  }

  private get today(): string {
    return dayIn(this.clock.now(), ACCOUNTS_TIME_ZONE);
  }
}
