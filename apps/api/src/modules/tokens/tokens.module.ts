import { type MiddlewareConsumer, Module, type NestModule, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../common/jobs/jobs.js';
import { UsersModule } from '../users/index.js';
import { ActiveTokens } from './active-tokens.js';
import { BearerMiddleware } from './bearer.middleware.js';
import { TokenData } from './token-data.js';
import { TokensController } from './tokens.controller.js';
import { TokensService } from './tokens.service.js';

@Module({
  imports: [UsersModule],
  controllers: [TokensController],
  providers: [TokensService, ActiveTokens, TokenData],
})
export class TokensModule implements NestModule, OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly tokens: ActiveTokens,
  ) {}

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(BearerMiddleware).forRoutes('{*path}');
  }

  onModuleInit(): void {
    this.jobs.define('access-token.purge', () => this.tokens.purge(), { cron: '29 3 * * *' });
  }
}
