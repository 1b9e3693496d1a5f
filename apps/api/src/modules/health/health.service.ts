import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type pg from 'pg';
import { HealthChecks } from '../../common/health/health-checks.js';
import { MailStanding, type MailStandingCounts } from '../../common/mail/mail-standing.js';
import { PG_POOL } from '../../common/persistence/sql.js';
import type { DependencyResponse } from './dto/health.response.js';

const PATIENCE_MS = 2_000;

async function within<T>(check: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS);
  });
  try {
    return await Promise.race([check(), late]);
  } finally {
    clearTimeout(timer);
  }
}

@Injectable()
export class HealthService implements OnModuleInit {
  constructor(
    private readonly checks: HealthChecks,
    private readonly mails: MailStanding,
    @Inject(PG_POOL) private readonly pool: pg.Pool,
  ) {}

  onModuleInit(): void {
    this.checks.register('database', async () => {
      await this.pool.query('SELECT 1');
    });
  }

  /** Null where it is not known in time. */
  async mail(): Promise<MailStandingCounts | null> {
    return within(() => this.mails.counts()).catch(() => null);
  }

  async dependencies(): Promise<DependencyResponse[]> {
    return Promise.all(
      this.checks.all().map(async ({ name, check, isVital }) => {
        const up = await within(check).then(
          () => true,
          () => false,
        );
        return { name, status: up ? 'up' : isVital ? 'down' : 'degraded' };
      }),
    );
  }
}
