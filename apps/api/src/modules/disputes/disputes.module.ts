import { Module } from '@nestjs/common';
import { ProjectsModule } from '../projects/index.js';
import { UsersModule } from '../users/index.js';
import { AnswerDispute } from './answer-dispute.js';
import { DisputeAnnouncer } from './dispute-announcer.js';
import { AnswerReminders, DisputeClock, StaffCalls } from './dispute-clock.js';
import { DisputeData } from './dispute-data.js';
import { DisputeGate } from './dispute-gate.js';
import { DisputeReader } from './dispute-reader.js';
import { DisputeRepository } from './dispute.repository.js';
import { DisputeTurnsModule } from './dispute-turns.module.js';
import { DisputeViews } from './dispute-views.js';
import { DisputeWordsReader } from './dispute-words.js';
import { DisputesController } from './disputes.controller.js';
import { EndDispute } from './end-dispute.js';
import { OpenDispute } from './open-dispute.js';
import { RuleDispute } from './rule-dispute.js';
import { Rulings } from './rulings.js';
import { RulingsController } from './rulings.controller.js';
import { SettleDispute } from './settle-dispute.js';
import { WaitingCases } from './waiting-cases.js';
import { WithdrawDispute } from './withdraw-dispute.js';

@Module({
  imports: [DisputeTurnsModule, ProjectsModule, UsersModule],
  controllers: [DisputesController, RulingsController],
  providers: [
    AnswerDispute,
    AnswerReminders,
    DisputeAnnouncer,
    DisputeClock,
    DisputeData,
    DisputeGate,
    DisputeReader,
    DisputeRepository,
    DisputeViews,
    DisputeWordsReader,
    EndDispute,
    OpenDispute,
    RuleDispute,
    Rulings,
    SettleDispute,
    StaffCalls,
    WaitingCases,
    WithdrawDispute,
  ],
  exports: [AnswerDispute, DisputeReader, WaitingCases],
})
export class DisputesModule {}
