import { Injectable } from '@nestjs/common';
import { ACCOUNTS_TIME_ZONE, dayIn, type PlainDate } from '@cw/domain';
import { newId } from '../../common/ids.js';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { InvoiceDeclineEntity } from './invoice-decline.entity.js';
import type { InvoiceEntity } from './invoice.entity.js';

// Another price makes another invoice for the same closing; a closing that fell through is over.
const OF_CLOSING: PreparedQuery = {
  name: 'invoice_declines_of_closing',
  text: `SELECT d.created_at AS at FROM invoice_decline d JOIN invoice i ON i.id = d.invoice_id
    WHERE i.project_id = $1 AND d.email = $2::citext AND i.void_reason IS DISTINCT FROM 'closing_fell_through'
    ORDER BY d.created_at DESC LIMIT 1`,
};

/** Who said that an invoice is not theirs: whoever is named next is somebody else. */
@Injectable()
export class InvoiceDeclines {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
  ) {}

  /** Keeps whoever the invoice is addressed to now as one who declined it. Only inside a unit of work. */
  async note({ id: invoiceId, agentName, agentEmail }: InvoiceEntity): Promise<void> {
    if (agentEmail === null) return;
    const decline = { id: newId(), invoiceId, name: agentName ?? agentEmail, email: agentEmail };
    await this.unitOfWork
      .repository(InvoiceDeclineEntity)
      .save(Object.assign(new InvoiceDeclineEntity(), decline satisfies Partial<InvoiceDeclineEntity>));
  }

  /** On which day whoever has this address declined to pay at this closing; null where they did not. */
  async dayOf(projectId: string, email: string): Promise<PlainDate | null> {
    const [declined] = await this.sql.rows<{ at: Date }>(OF_CLOSING, [projectId, email]);
    return declined ? dayIn(declined.at, ACCOUNTS_TIME_ZONE) : null;
  }
}
