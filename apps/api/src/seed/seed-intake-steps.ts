import { Injectable } from '@nestjs/common';
import { HOUR_MS, type Actor } from '@cw/domain';
import { Jobs } from '../common/jobs/jobs.js';
import {
  AnswerIntake,
  IntakeDeskRepository,
  IntakeLetters,
  IntakeProjectEntity,
  IntakeRepository,
  ReinspectIntake,
  SEND_INTAKE_LETTER,
  TriageIntake,
} from '../modules/intake/index.js';

import type { DemoIntake, IntakeStage } from './data/intakes.js';
import { SeedClock } from './seed-clock.js';

const STEP_HOURS = 3;
const INSPECTION_DAYS = 3;
const CEILING_CENTS = 90_000;
const QUESTION = '¿La válvula de alivio gotea siempre, o solo cuando el calentador está encendido?';
const MESSAGE = 'Both repairs can be done within a week of your approval.';

/** The road that a request goes. */
const ROAD: readonly IntakeStage[] = ['waiting', 'in_review', 'offer_sent', 'approved', 'reinspection'];

/** A demo request, and the id that it was given. */
export type MadeIntake = readonly [demo: DemoIntake, id: string];

/** A step of somebody's, and when it was taken. */
export interface SeedAct {
  readonly at: Date;
  readonly run: () => Promise<void>;
}

export interface MadeStage {
  readonly stage: IntakeStage;
  readonly submittedAt: Date;
  /** Of the finished work. */
  readonly projectId: string | null;
}

/** What staff and submitters do with the demo's requests. */
@Injectable()
export class SeedIntakeSteps {
  constructor(
    private readonly intakes: IntakeRepository,
    private readonly desk: IntakeDeskRepository,
    private readonly triage: TriageIntake,
    private readonly answers: AnswerIntake,
    private readonly reinspection: ReinspectIntake,
    private readonly clock: SeedClock,
  ) {}

  /** What is done with a request from the moment that it was sent, a few hours apart. */
  actsOf(admin: Actor, id: string, { stage, submittedAt, projectId }: MadeStage): readonly SeedAct[] {
    const after = (steps: number): Date => new Date(submittedAt.getTime() + steps * STEP_HOURS * HOUR_MS);
    const wanted = stage === 'needs_information' ? 'in_review' : stage;
    const acts = ROAD.slice(1, ROAD.indexOf(wanted) + 1).map((step, index) => ({
      at: after(index + 1),
      run: () => this.step(admin, id, { step, projectId }),
    }));
    const question = { at: after(acts.length), run: () => this.triage.ask(admin, id, QUESTION) };
    return stage === 'needs_information' ? [...acts, question] : acts;
  }

  /** One after the other as it happened, whichever request it was about: the audit log numbers them in that order. */
  async take(acts: readonly SeedAct[]): Promise<void> {
    for (const { at, run } of acts.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
      this.clock.set(at);
      await run();
    }
  }

  private async step(
    admin: Actor,
    id: string,
    { step, projectId }: { step: IntakeStage; projectId: string | null },
  ): Promise<void> {
    if (step === 'in_review') await this.triage.begin(admin, id);
    if (step === 'offer_sent') await this.offer(admin, id);
    if (step === 'approved') await this.approve(id);
    if (step === 'reinspection' && projectId !== null) await this.finish(admin, id, projectId);
  }

  private async offer(admin: Actor, id: string): Promise<void> {
    const repairs = await this.intakes.repairsOf(id);
    const lines = repairs.map(({ id: repairId, estimatedCostCents, responsibleParty }) => ({
      repairId,
      ceilingCents: estimatedCostCents ?? CEILING_CENTS,
      responsibleParty: responsibleParty ?? ('seller' as const),
    }));
    await this.triage.offer(admin, id, { lines, message: MESSAGE });
  }

  private async approve(id: string): Promise<void> {
    const intake = await this.intakes.find(id);
    if (!intake) throw new Error(`The request ${id} is not there`);
    const submitter = { intake, actorId: null, holds: () => true, refusal: 'intake.link_invalid' as const };
    await this.answers.approve(submitter, 1);
  }

  /** As its conversion and its project's end would have left it. */
  private async finish(admin: Actor, id: string, projectId: string): Promise<void> {
    const intake = await this.intakes.find(id);
    if (!intake) throw new Error(`The request ${id} is not there`);
    const repairIds = (await this.intakes.repairsOf(id)).map((repair) => repair.id);
    await this.intakes.move(intake, { event: 'convert', as: ['admin'], actorId: admin.userId });
    const link = { projectId, intakeId: id, repairIds, createdAt: this.clock.now() };
    await this.desk.addProjects([Object.assign(new IntakeProjectEntity(), link)]);
    await this.intakes.move(intake, { event: 'work_done', as: ['project'], actorId: null });
    const inspector = { inspectorName: 'Dana Whitfield', inspectorCompany: 'Whitfield Appraisals' };
    const day = new Date(Date.now() + INSPECTION_DAYS * 24 * HOUR_MS).toISOString().slice(0, 10);
    await this.reinspection.order(admin, id, { scheduledOn: day, ...inspector });
  }
}

/** Nobody gets letters about the demo's past; whoever has an offer to answer finds the link in the mail. */
@Injectable()
export class SeedIntakeMail {
  constructor(
    private readonly jobs: Jobs,
    private readonly letters: IntakeLetters,
    private readonly intakes: IntakeRepository,
  ) {}

  /** After they are kept: letters are ordered with them. */
  async tidy(made: readonly MadeIntake[]): Promise<void> {
    await this.jobs.discard(SEND_INTAKE_LETTER);
    for (const [{ stage }, id] of made) {
      const intake = stage === 'offer_sent' ? await this.intakes.find(id) : null;
      if (intake) await this.letters.order(intake, 'offer');
    }
  }
}
