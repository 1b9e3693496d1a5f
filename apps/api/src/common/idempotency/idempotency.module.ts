import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { Jobs } from '../jobs/jobs.js';
import { IdempotencyClaims } from './idempotency-claims.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';
import { IdempotencyStore } from './idempotency-store.js';
import { KeptAnswers } from './kept-answers.js';

/** Global, for an upload's interceptor is made in the module of its route. */
@Global()
@Module({
  providers: [
    IdempotencyClaims,
    IdempotencyStore,
    KeptAnswers,
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
  ],
  exports: [IdempotencyClaims, IdempotencyStore, KeptAnswers],
})
export class IdempotencyModule implements OnModuleInit {
  constructor(
    private readonly store: IdempotencyStore,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.define('idempotency.purge', () => this.store.purge(), { cron: '17 * * * *' });
  }
}
