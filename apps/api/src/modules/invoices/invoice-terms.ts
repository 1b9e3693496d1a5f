import { Injectable } from '@nestjs/common';
import { dayIn, invoiceDueByClient, invoiceDueOn, lastReminderDay, timeZoneOf, type PlainDate } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { fullName } from '../../common/person-name.js';
import type { MoneyAtClosing } from '../payments/index.js';
import { ProjectRepository } from '../projects/index.js';
import { UsersService } from '../users/index.js';
import type { InvoiceEntity } from './invoice.entity.js';

type Terms = Pick<InvoiceEntity, 'workTitle' | 'property' | 'payeeName' | 'dueOn' | 'remindedOn'>;

/** What an invoice says besides its number and amount, as it is the moment that it is issued. */
@Injectable()
export class InvoiceTerms {
  constructor(
    private readonly projects: ProjectRepository,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  async of({ projectId, fellThroughAt }: InvoiceEntity, money: MoneyAtClosing): Promise<Terms> {
    const { projectTitle, contractorId } = money;
    const project = await this.projects.find(projectId);
    if (!project) throw new Error(`Project ${projectId} has an invoice and is not there`);
    const contractor = await this.users.findById(contractorId);
    const { address, city, state, zip, closingDate } = project;
    const today = dayIn(this.clock.now(), timeZoneOf(state));
    // The day of a closing that fell through is nobody's day.
    const dueOn = fellThroughAt === null ? invoiceDueOn(today, closingDate) : invoiceDueByClient(today);
    return {
      workTitle: projectTitle,
      property: [...(address ? [address] : []), city, `${state} ${zip}`].join(', '),
      payeeName: contractor && (contractor.company || fullName(contractor)),
      dueOn,
      remindedOn: lastReminderDay(dueOn, today),
    };
  }

  /** The reminder whose place a letter of today takes. */
  async remindedOn({ projectId, dueOn }: InvoiceEntity): Promise<PlainDate | null> {
    return dueOn === null ? null : lastReminderDay(dueOn, await this.today(projectId));
  }

  /** The day that it is where the work was done. */
  async today(projectId: string): Promise<PlainDate> {
    const project = await this.projects.find(projectId);
    return dayIn(this.clock.now(), timeZoneOf(project?.state ?? 'NY'));
  }
}
