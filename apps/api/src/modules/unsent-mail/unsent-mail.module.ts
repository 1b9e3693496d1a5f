import { Module } from '@nestjs/common';
import { UnsentMailController } from './unsent-mail.controller.js';
import { UnsentMails } from './unsent-mails.js';

@Module({ controllers: [UnsentMailController], providers: [UnsentMails] })
export class UnsentMailModule {}
