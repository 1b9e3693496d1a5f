import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import type { Clock } from './common/clock.js';
import { configureApp } from './configure-app.js';
import type { AppConfig } from './config/app-config.js';

/** The whole application, configured but not yet listening. Seeds and tests give a clock of their own. */
export async function createApp(config: AppConfig, clock?: Clock): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(config, clock), {
    bodyParser: false,
    abortOnError: false,
    logger: ['error', 'warn'],
  });
  app.useLogger(app.get(Logger));
  configureApp(app);
  return app;
}
