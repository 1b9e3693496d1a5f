import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from 'nestjs-pino';
import { AppModule, type AppOptions } from './app.module.js';
import { JsonAdapter } from './common/http/json-adapter.js';
import { configureApp } from './configure-app.js';
import type { AppConfig } from './config/app-config.js';

/** The whole application, configured but not yet listening. */
export async function createApp(config: AppConfig, options: AppOptions = {}): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(config, options), new JsonAdapter(), {
    bodyParser: false,
    abortOnError: false,
    logger: ['error', 'warn'],
  });
  app.useLogger(app.get(Logger));
  configureApp(app);
  return app;
}
