import { Global, Module } from '@nestjs/common';
import { PROJECT_DISPUTES } from '../projects/index.js';
import { DisputeTurns } from './dispute-turns.js';

/** What projects ask of disputes. Global, so that projects gets it without knowing where it comes from. */
@Global()
@Module({
  providers: [DisputeTurns, { provide: PROJECT_DISPUTES, useExisting: DisputeTurns }],
  exports: [DisputeTurns, PROJECT_DISPUTES],
})
export class DisputeTurnsModule {}
