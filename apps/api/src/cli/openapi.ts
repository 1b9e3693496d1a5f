import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { readConfig } from '../config/env.js';
import { buildDocument } from '../openapi.js';

const [, , file] = process.argv;

// Preview: the graph of modules and controllers without a single instance, so without a database.
const app = await NestFactory.create(AppModule.forRoot(readConfig({})), {
  preview: true,
  logger: ['error'],
  abortOnError: false,
});
app.setGlobalPrefix('api');
const text = `${JSON.stringify(buildDocument(app), null, 2)}\n`;
if (file === undefined) process.stdout.write(text);
else await writeFile(file, text);
