import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { earliestToday, type Actor, type IntakeRequest, type Locale } from '@cw/domain';
import { canonicalJson } from '../../common/canonical-json.js';
import { Clock } from '../../common/clock.js';
import { DomainError, invalidFields } from '../../common/errors/domain-error.js';
import { addBytes } from '../../common/idempotency/request-hash.js';
import { newId } from '../../common/ids.js';
import { unlessPerhapsCommitted } from '../../common/persistence/perhaps-committed.js';
import { violatedUnique } from '../../common/persistence/postgres-error.js';
import { Throttle } from '../../common/throttle/throttle.js';
import type { SubmitIntake } from './dto/submit-intake.input.js';
import type { SubmittedIntake } from './dto/submitted-intake.response.js';
import { IntakePapers } from './intake-papers.js';
import { toSubmittedIntake } from './intake.mapper.js';
import { IntakeRepository } from './intake.repository.js';
import { readIntakeForm } from './read-intake-form.js';
import { RecordIntake } from './record-intake.js';

export interface SentForm {
  readonly form: SubmitIntake;
  readonly file: Express.Multer.File | undefined;
  /** The Idempotency-Key, if the sender has one. */
  readonly key: string | undefined;
  readonly locale: Locale;
}

interface Sent {
  readonly key: string;
  readonly hash: Buffer;
}

const DAY_SECONDS = 86_400;
/** An agent may send many with its own address; nobody else's is flooded with letters. */
export const INTAKE_EMAIL_RULE = { name: 'intake-email', points: 20, seconds: DAY_SECONDS } as const;

/** INT-01 … 08: takes a request in, from whoever sends it. */
@Injectable()
export class SubmitIntakeUseCase {
  constructor(
    private readonly intakes: IntakeRepository,
    private readonly papers: IntakePapers,
    private readonly record: RecordIntake,
    private readonly throttle: Throttle,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor | null, sent: SentForm): Promise<SubmittedIntake> {
    const request = this.read(sent.form.request);
    const once = sent.key === undefined ? null : { key: sent.key, hash: await hashOf(request, sent.file) };
    const known = once && (await this.known(once));
    if (known) return known;
    await this.throttle.consume(INTAKE_EMAIL_RULE, request.email.toLowerCase());
    try {
      return await this.take(actor, request, { ...sent, once });
    } catch (error) {
      // The same form, sent twice at one moment: whoever came first made the request.
      const first = once && violatedUnique(error) === 'repair_intake_sent_key_key' ? await this.known(once) : null;
      if (first) return first;
      throw error;
    }
  }

  /** The fields at fault, by the names that the form has for them. */
  read(text: string): IntakeRequest {
    const read = readIntakeForm(text, earliestToday(this.clock.now()));
    if (!read.ok) throw invalidFields(...read.error);
    return read.value;
  }

  /** The file is stored before its row is, and taken away again when the request is not recorded. */
  private async take(
    actor: Actor | null,
    request: IntakeRequest,
    { form, file, locale, once }: SentForm & { readonly once: Sent | null },
  ): Promise<SubmittedIntake> {
    const id = newId();
    const paper = file ? await this.papers.keep(id, file) : null;
    try {
      const sentWith = { sentKey: once?.key ?? null, sentHash: once?.hash ?? null };
      const beside = { id, locale, submittedAt: this.clock.now(), ...sentWith };
      const traces = { website: form.website ?? '', seconds: form.seconds ?? null };
      return toSubmittedIntake(await this.record.execute(actor, { request, beside, traces, paper }));
    } catch (error) {
      await unlessPerhapsCommitted(error, () => (paper ? this.papers.drop(paper) : undefined));
      throw error;
    }
  }

  private async known({ key, hash }: Sent): Promise<SubmittedIntake | null> {
    const intake = await this.intakes.findBySentKey(key);
    if (!intake) return null;
    if (!intake.sentHash?.equals(hash)) throw new DomainError('idempotency.mismatch');
    const [repairs, files] = [await this.intakes.repairsOf(intake.id), await this.intakes.filesOf(intake.id)];
    return toSubmittedIntake({ intake, repairs: repairs.length, hasAppraisal: files.length > 0 });
  }
}

/**
 * What makes two sendings the same: what was read of the form, and the bytes of the file. It is kept with the request for
 * good, so neither a new way to write the form nor another name of the file may change it.
 */
async function hashOf(request: IntakeRequest, file: Express.Multer.File | undefined): Promise<Buffer> {
  const hash = createHash('sha256').update(canonicalJson(request));
  if (file) await addBytes(hash, file);
  return hash.digest();
}
