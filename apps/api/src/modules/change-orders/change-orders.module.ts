import { Module } from '@nestjs/common';
import { BidRowsModule } from '../bids/index.js';
import { ProjectsModule } from '../projects/index.js';
import { UsersModule } from '../users/index.js';
import { AnswerChange } from './answer-change.js';
import { ApplyChange } from './apply-change.js';
import { ChangeClock } from './change-clock.js';
import { ChangeOrderAnnouncer } from './change-order-announcer.js';
import { ChangeOrderData } from './change-order-data.js';
import { ChangeOrderGate } from './change-order-gate.js';
import { ChangeOrderLists } from './change-order-lists.js';
import { ChangeOrderRepository } from './change-order.repository.js';
import { ChangeOrdersController } from './change-orders.controller.js';
import { ChangeOrderViews } from './change-order-views.js';
import { ChangeTerms } from './change-terms.js';
import { OvertakenChanges } from './overtaken-changes.js';
import { ToldChangesProvider } from './told-changes.provider.js';
import { ProposeChangeUseCase } from './propose-change.js';

@Module({
  imports: [BidRowsModule, ProjectsModule, UsersModule],
  controllers: [ChangeOrdersController],
  providers: [
    AnswerChange,
    ApplyChange,
    ChangeClock,
    ChangeOrderAnnouncer,
    ChangeOrderData,
    ChangeOrderGate,
    ChangeOrderLists,
    ChangeOrderRepository,
    ChangeOrderViews,
    ChangeTerms,
    OvertakenChanges,
    ProposeChangeUseCase,
    ToldChangesProvider,
  ],
})
export class ChangeOrdersModule {}
