import { Global, Module } from '@nestjs/common';
import { Mailer } from './mailer.js';
import { UnsubscribeLinkMaker } from './unsubscribe-links.js';
import { UnsubscribeTokens } from './unsubscribe-tokens.js';

@Global()
@Module({ providers: [Mailer, UnsubscribeTokens, UnsubscribeLinkMaker], exports: [Mailer, UnsubscribeTokens] })
export class MailModule {}
