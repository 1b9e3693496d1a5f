import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { outgoingFileName, outgoingLine } from '@cw/domain';
import { formatterFor } from '@cw/i18n';
import { createTransport, type Transporter } from 'nodemailer';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { type JobHandler, Jobs, type QueuedJob } from '../jobs/jobs.js';
import type { Mail, MailFile } from './mail.js';
import { mailHeaders } from './mail-headers.js';
import { MailNotSent } from './mail-not-sent.js';
import { MAIL_QUEUE_NAMES, MAIL_RETRY, type MailQueue, SEND_MAIL } from './mail-queues.js';
import { UnsubscribeLinkMaker } from './unsubscribe-links.js';
import { renderMail } from './render-mail.js';

const FORGET_SENT = 'mail.forget-sent';
const SENT_KEPT_HOURS = 24;
const SOCKET_TIMEOUT_MS = 20_000;

/** Where no name is known, the address stands in its place, and is enough. */
const addressOf = ({ name, email }: Mail['to']) => ({ name: name === email ? '' : outgoingLine(name), address: email });

/** As an answer is addressed. */
const supportName = (locale: Mail['locale']): string => formatterFor(locale).text('emails.layout.desk');

/** E-mail by way of an outbox: enqueued in the transaction that gives cause to it, sent by a job with retries. */
@Injectable()
export class Mailer implements OnModuleInit {
  private readonly logger = new Logger(Mailer.name);
  private readonly transport: Transporter | undefined;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly jobs: Jobs,
    private readonly links: UnsubscribeLinkMaker,
  ) {
    this.transport =
      config.smtpUrl === undefined
        ? undefined
        : createTransport({
            url: config.smtpUrl,
            socketTimeout: SOCKET_TIMEOUT_MS,
            disableFileAccess: true,
            disableUrlAccess: true,
          });
  }

  onModuleInit(): void {
    this.define<Mail>(SEND_MAIL, (mail) => this.deliver(mail));
    this.jobs.define(FORGET_SENT, () => this.jobs.forgetDone(MAIL_QUEUE_NAMES, SENT_KEPT_HOURS), {
      cron: '33 * * * *',
    });
  }

  /** A job that sends one e-mail: it is tried and kept as long as any other. */
  define<T extends object>(queue: MailQueue, handler: JobHandler<T>): void {
    this.jobs.define<T>(queue, handler, { retry: MAIL_RETRY });
  }

  /** `notBefore` holds it back: quiet hours. */
  async enqueue(mail: Mail, notBefore?: Date): Promise<void> {
    await this.jobs.enqueue(SEND_MAIL, mail, notBefore && { startAfter: notBefore });
  }

  /** Forgets what waits to be sent; a demo's past e-mails nobody. */
  async discardWaiting(): Promise<void> {
    await this.jobs.discard(SEND_MAIL);
  }

  /** What waits for an address, and what it was sent in the last day. */
  async sentTo(email: string): Promise<QueuedJob<Mail>[]> {
    return this.jobs.find<Mail>(SEND_MAIL, { to: { email } });
  }

  /** Sends no more to an address, and forgets what it was sent. Part of the open transaction. */
  async forget(email: string): Promise<void> {
    await this.jobs.forget(SEND_MAIL, { to: { email } });
    await this.jobs.forgetFailing(MAIL_QUEUE_NAMES, { to: email });
  }

  /**
   * What was said of a project is said otherwise in every e-mail that waits; what has gone out is forgotten. Part of the
   * open transaction.
   */
  async rewrite(projectId: string, otherwise: (mail: Mail) => Mail): Promise<void> {
    for (const part of [{ projectId }, { sections: [{ projectId }] }]) {
      for (const { id, state, data } of await this.jobs.find<Mail>(SEND_MAIL, part)) {
        if (state === 'completed') await this.jobs.forgetOne(SEND_MAIL, id);
        else await this.jobs.replace(SEND_MAIL, id, otherwise(data));
      }
    }
  }

  /** For jobs that may not leave their mail's secret in another job: sends it now, or rejects. */
  async deliver(mail: Mail, files: readonly MailFile[] = []): Promise<void> {
    if (!this.transport) {
      this.logger.warn(`SMTP_URL is not set: an e-mail (${mail.subject}) was not sent`);
      return;
    }
    const links = mail.unsubscribe && this.links.of(mail.unsubscribe);
    const { publicUrl, supportEmail } = this.config;
    const { subject, text, html } = renderMail(mail, publicUrl, links?.page, supportEmail);
    const envelope = {
      from: this.config.mailFrom,
      to: addressOf(mail.to),
      replyTo: addressOf(mail.replyTo ?? { email: supportEmail, name: supportName(mail.locale) }),
      subject,
      text,
      html,
      ...mailHeaders(mail, this.config.mailFrom, links),
      attachments: files.map(({ name, contentType, bytes }) => ({
        filename: outgoingFileName(name),
        contentType,
        content: bytes,
      })),
    };
    try {
      await this.transport.sendMail(envelope);
    } catch (error) {
      throw new MailNotSent(error, mail.to.email, subject);
    }
  }
}
