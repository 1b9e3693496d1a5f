import { Module } from '@nestjs/common';
import { ContractorsModule } from '../contractors/index.js';
import { ProjectsModule } from '../projects/index.js';
import { UsersModule } from '../users/index.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardRepository } from './dashboard.repository.js';
import { DashboardService } from './dashboard.service.js';
import { MoneyFigures } from './money-figures.js';

@Module({
  imports: [ProjectsModule, ContractorsModule, UsersModule],
  controllers: [DashboardController],
  providers: [DashboardRepository, DashboardService, MoneyFigures],
})
export class DashboardModule {}
