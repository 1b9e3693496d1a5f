import { Global, Module } from '@nestjs/common';
import { MailStanding } from './mail-standing.js';
import { Mailer } from './mailer.js';
import { UnsubscribeLinkMaker } from './unsubscribe-links.js';
import { UnsubscribeTokens } from './unsubscribe-tokens.js';

@Global()
@Module({
  providers: [Mailer, MailStanding, UnsubscribeTokens, UnsubscribeLinkMaker],
  exports: [Mailer, MailStanding, UnsubscribeTokens],
})
export class MailModule {}
