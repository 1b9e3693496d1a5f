import { Inject, Injectable } from '@nestjs/common';
import { cents, subtractCents, sumCents, ZERO_CENTS, type Cents, type InvoiceState, type PlainDate } from '@cw/domain';
import { fullName } from '../../common/person-name.js';
import {
  ConditionRepository,
  PROJECT_MONEY,
  ProjectRepository,
  type ProjectEntity,
  type ProjectMoney,
} from '../projects/index.js';
import { UsersService } from '../users/index.js';
import { closingClient, type ClosingClient } from './closing-client.js';
import type { InvoiceEntity } from './invoice.entity.js';
import { InvoiceRepository } from './invoice.repository.js';

export interface StatementLine {
  readonly title: string;
  readonly amountCents: Cents;
}

/** One job of a closing: what was done, for how much, and what of it is still to be paid. */
export interface StatementJob {
  readonly title: string;
  readonly client: ClosingClient | null;
  /** Of the house; null where nobody said. */
  readonly street: string | null;
  readonly contractorName: string;
  readonly lines: readonly StatementLine[];
  /** What changes, a settlement or a ruling made of the sum of the lines. */
  readonly adjustmentCents: number;
  readonly totalCents: Cents;
  readonly dueCents: Cents;
  /** On its way from a bank: asked for no more, and not there yet. */
  readonly onItsWayCents: Cents;
  /** What asks for it; null where the money was held from the start. */
  readonly invoice: StatementInvoice | null;
}

export interface StatementInvoice {
  readonly number: string;
  readonly state: InvoiceState;
  readonly dueOn: PlainDate;
  /** The closing that should have paid it did not take place. */
  readonly hasFallenThrough: boolean;
}

export interface Statement {
  readonly jobs: readonly StatementJob[];
  readonly totalCents: Cents;
  readonly paidCents: Cents;
  readonly dueCents: Cents;
  readonly onItsWayCents: Cents;
}

type Summary = Awaited<ReturnType<ProjectMoney['summary']>>;

/** What is paid and what is due for the finished jobs of one closing. Money is read where it stands, never added up. */
@Injectable()
export class ClosingStatements {
  constructor(
    private readonly projects: ProjectRepository,
    private readonly conditions: ConditionRepository,
    private readonly users: UsersService,
    private readonly invoices: InvoiceRepository,
    @Inject(PROJECT_MONEY) private readonly money: ProjectMoney,
  ) {}

  /** Of the completed ones among these; what was cancelled is owed by nobody. */
  async of(projectIds: readonly string[]): Promise<Statement> {
    const found = await this.projects.findMany(projectIds);
    const jobs: StatementJob[] = [];
    for (const id of projectIds) {
      const project = found.find((one) => one.id === id && one.status === 'completed');
      if (project) jobs.push(await this.job(project));
    }
    const [totalCents, dueCents, onItsWayCents] = [
      sumCents(jobs.map((job) => job.totalCents)),
      sumCents(jobs.map((job) => job.dueCents)),
      sumCents(jobs.map((job) => job.onItsWayCents)),
    ];
    return {
      jobs,
      totalCents,
      dueCents,
      onItsWayCents,
      paidCents: subtractCents(subtractCents(totalCents, dueCents), onItsWayCents),
    };
  }

  /** One job whatever its state; null when there is no such project. */
  async jobOf(projectId: string): Promise<StatementJob | null> {
    const [project] = await this.projects.findMany([projectId]);
    return project ? this.job(project) : null;
  }

  private async job(project: ProjectEntity): Promise<StatementJob> {
    const { id, title, contractorId, ownerId, address } = project;
    const conditions = await this.conditions.ofProject(id);
    const lines = conditions.flatMap((condition) =>
      condition.awardedAmountCents === null
        ? []
        : [{ title: condition.title, amountCents: condition.awardedAmountCents }],
    );
    const money = moneyOf(await this.money.summary(id));
    return {
      title,
      client: closingClient(project, await this.users.findById(ownerId)),
      street: address,
      contractorName: await this.nameOf(contractorId),
      lines,
      adjustmentCents: money.totalCents - sumCents(lines.map((line) => line.amountCents)),
      ...money,
      invoice: invoiceOf((await this.invoices.allOfProject(id)).find(({ state }) => state !== 'void')),
    };
  }

  private async nameOf(contractorId: string | null): Promise<string> {
    const contractor = contractorId === null ? null : await this.users.findById(contractorId);
    return contractor ? contractor.company || fullName(contractor) : '';
  }
}

/** A settlement or a ruling may have left the contractor less than was agreed. */
function moneyOf(summary: Summary): Pick<StatementJob, 'totalCents' | 'dueCents' | 'onItsWayCents'> {
  if (!summary) return { totalCents: ZERO_CENTS, dueCents: ZERO_CENTS, onItsWayCents: ZERO_CENTS };
  const { releasedCents, totalCents, dueCents, onItsWayCents } = summary;
  return {
    totalCents: cents(releasedCents > 0 ? releasedCents : totalCents),
    dueCents: cents(dueCents),
    onItsWayCents: cents(onItsWayCents),
  };
}

function invoiceOf(invoice: InvoiceEntity | undefined): StatementInvoice | null {
  if (!invoice?.number || !invoice.dueOn) return null;
  const { number, state, dueOn, fellThroughAt } = invoice;
  return { number, state, dueOn, hasFallenThrough: fellThroughAt !== null };
}

/** Whether the closing of a statement still stands: the day of one that fell through is nobody's day. */
export const closingStands = ({ jobs }: Pick<Statement, 'jobs'>): boolean =>
  !jobs.some(({ invoice }) => invoice?.hasFallenThrough);
