import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { earliestToday, HOUR_MS, readIntake, type Actor, type IntakeRequest } from '@cw/domain';
import { newId } from '../common/ids.js';
import { IntakePapers, RecordIntake, type IntakeFileEntity } from '../modules/intake/index.js';
import { DEMO_INTAKES, type DemoIntake } from './data/intakes.js';
import { appraisalExcerpt } from './documents.js';
import { FinishedHomes } from './finished-home.js';
import { SeedClock } from './seed-clock.js';
import { SeedIntakeSteps, type MadeIntake, type SeedAct } from './seed-intake-steps.js';

const CLOSING_DAYS = 21;

/** Repair requests on the desk of staff, in different states. */
@Injectable()
export class SeedIntakes {
  constructor(
    private readonly recording: RecordIntake,
    private readonly papers: IntakePapers,
    private readonly steps: SeedIntakeSteps,
    private readonly homes: FinishedHomes,
    private readonly clock: SeedClock,
  ) {}

  /** Joins the unit of work in which staff's own account is made. */
  async seed(admin: Actor, now: Date): Promise<readonly MadeIntake[]> {
    const made: MadeIntake[] = [];
    const acts: SeedAct[] = [];
    for (const demo of DEMO_INTAKES) {
      const submittedAt = new Date(now.getTime() - demo.hoursAgo * HOUR_MS);
      this.clock.set(submittedAt);
      const home = demo.stage === 'reinspection' ? await this.homes.one() : null;
      if (demo.stage === 'reinspection' && home === null) continue;
      const id = await this.submit(demo, home?.request ?? {});
      acts.push(
        ...this.steps.actsOf(admin, id, { stage: demo.stage, submittedAt, projectId: home?.projectId ?? null }),
      );
      made.push([demo, id]);
    }
    await this.steps.take(acts);
    this.clock.set(now);
    return made;
  }

  /** Its id, as the public form would have made it. */
  private async submit(demo: DemoIntake, home: object): Promise<string> {
    const submittedAt = this.clock.now();
    const closingDate = new Date(submittedAt.getTime() + CLOSING_DAYS * 24 * HOUR_MS).toISOString().slice(0, 10);
    const request = requestOf({ closingDate, ...demo.request, ...home }, submittedAt);
    const id = newId();
    const paper = demo.hasAppraisal ? await this.appraisal(id, request) : null;
    const beside = { id, locale: demo.locale, submittedAt, sentKey: null, sentHash: null };
    await this.recording.execute(null, { request, beside, traces: { website: '', seconds: demo.seconds }, paper });
    return id;
  }

  private async appraisal(intakeId: string, { address, city, repairs }: IntakeRequest): Promise<IntakeFileEntity> {
    const folder = await mkdtemp(join(tmpdir(), 'closewright-seed-'));
    try {
      const path = join(folder, 'appraisal.pdf');
      const quotes = repairs.flatMap(({ quote }) => (quote === null ? [] : [quote]));
      const bytes = appraisalExcerpt(`Appraisal of ${address}, ${city}: subject to these repairs`, quotes);
      await writeFile(path, bytes);
      const file = { originalname: 'appraisal.pdf', path, size: bytes.length };
      return await this.papers.keep(intakeId, file as Express.Multer.File);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

function requestOf(given: object, now: Date): IntakeRequest {
  const read = readIntake(given, earliestToday(now));
  if (!read.ok) throw new Error(`A demo request is at fault: ${JSON.stringify(read.error)}`);
  return read.value;
}
