import { Injectable } from '@nestjs/common';
import { dayIn, invoiceDueOn, timeZoneOf, type PlainDate } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { fullName } from '../../common/person-name.js';
import type { MoneyAtClosing } from '../payments/index.js';
import { ProjectRepository } from '../projects/index.js';
import { UsersService } from '../users/index.js';
import type { InvoiceEntity } from './invoice.entity.js';

type Terms = Pick<InvoiceEntity, 'workTitle' | 'property' | 'payeeName' | 'dueOn'>;

/** What an invoice says besides its number and amount, as it is the moment that it is issued. */
@Injectable()
export class InvoiceTerms {
  constructor(
    private readonly projects: ProjectRepository,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  async of(projectId: string, { projectTitle, contractorId }: MoneyAtClosing): Promise<Terms> {
    const project = await this.projects.find(projectId);
    if (!project) throw new Error(`Project ${projectId} has an invoice and is not there`);
    const contractor = await this.users.findById(contractorId);
    const { address, city, state, zip, closingDate } = project;
    return {
      workTitle: projectTitle,
      property: [...(address ? [address] : []), city, `${state} ${zip}`].join(', '),
      payeeName: contractor && (contractor.company || fullName(contractor)),
      dueOn: invoiceDueOn(dayIn(this.clock.now(), timeZoneOf(state)), closingDate),
    };
  }

  /** The day that it is where the work was done. */
  async today(projectId: string): Promise<PlainDate> {
    const project = await this.projects.find(projectId);
    return dayIn(this.clock.now(), timeZoneOf(project?.state ?? 'NY'));
  }
}
