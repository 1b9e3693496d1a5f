import { Injectable } from '@nestjs/common';
import type { Locale } from '@cw/i18n';
import { ProjectRepository } from '../projects/index.js';
import { UsersService } from '../users/index.js';
import { closingClient, type ClosingClient } from './closing-client.js';
import { AGENT_LOCALE } from './invoice-letters.js';
import type { InvoiceEntity } from './invoice.entity.js';

/** What is looked up for whoever holds a link. */
export interface LinkReader {
  /** In which the letter with the link was written. */
  readonly locale: Locale;
  readonly client: ClosingClient | null;
  readonly street: string | null;
}

/** Reads what an invoice does not keep of its own and its page says. */
@Injectable()
export class LinkReaders {
  constructor(
    private readonly projects: ProjectRepository,
    private readonly users: UsersService,
  ) {}

  /** Whoever the invoice is addressed to now: a link that was turned off says nothing of an earlier reader. */
  async of({ projectId, payer }: InvoiceEntity): Promise<LinkReader> {
    const project = await this.projects.find(projectId);
    const owner = project && (await this.users.findById(project.ownerId));
    return {
      locale: payer === 'client' ? (owner?.locale ?? AGENT_LOCALE) : AGENT_LOCALE,
      client: project && closingClient(project, owner),
      street: project?.address ?? null,
    };
  }
}
