import { Injectable } from '@nestjs/common';
import { certificateWarnings, earliestToday, isInForce, PAPER_KINDS, type Actor, type PaperKind } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { invalidFields } from '../../common/errors/domain-error.js';
import { KeptAnswers } from '../../common/idempotency/kept-answers.js';
import { Throttle } from '../../common/throttle/throttle.js';
import type { CertificateSuggestions, OwnPaper, OwnPapers } from './dto/paper.response.js';
import type { PaperFileEntity } from './paper-file.entity.js';
import { PaperStore } from './paper-store.js';
import type { PaperSubmissionEntity } from './paper-submission.entity.js';
import { toSubmission } from './paper.mapper.js';
import { PaperRepository } from './paper.repository.js';
import { SubmitPaperUseCase, type SubmittedPaper } from './submit-paper.js';
import type { VerificationPaperEntity } from './verification-paper.entity.js';

/** Reading takes a process of its own for seconds. */
const READINGS = { name: 'certificate-reading', points: 30, seconds: 3600 } as const;

interface Of {
  readonly kind: PaperKind;
  readonly paper: VerificationPaperEntity | undefined;
  readonly submission: PaperSubmissionEntity | undefined;
  readonly files: readonly PaperFileEntity[];
}

const MISSING = { state: 'missing', expiresOn: null, licenses: null, version: 1 } as const;

/** A contractor's own papers. */
@Injectable()
export class OwnPapersDesk {
  constructor(
    private readonly rows: PaperRepository,
    private readonly submitting: SubmitPaperUseCase,
    private readonly store: PaperStore,
    private readonly throttle: Throttle,
    private readonly answers: KeptAnswers,
    private readonly clock: Clock,
  ) {}

  async list({ userId }: Actor): Promise<OwnPapers> {
    const papers = await this.rows.papersOf(userId);
    const submissions = await this.rows.submissionsOf(userId);
    const files = await this.rows.filesOf(userId);
    const items = PAPER_KINDS.map((kind) =>
      this.view({
        kind,
        paper: papers.find((one) => one.kind === kind),
        submission: submissions.find((one) => one.kind === kind),
        files,
      }),
    );
    return { items };
  }

  async submit(actor: Actor, submitted: SubmittedPaper): Promise<OwnPapers> {
    return this.submitting.execute(actor, submitted, async () => this.answers.keep(await this.list(actor)));
  }

  /** VER-01: what a certificate says, for its contractor to take over or not. Nothing is kept. */
  async suggest({ userId }: Actor, file: Express.Multer.File | undefined): Promise<CertificateSuggestions> {
    if (!file) throw invalidFields({ path: 'file', code: 'required' });
    await this.throttle.consume(READINGS, userId);
    const reading = await this.store.read(await this.store.check(file));
    const { outcome, insuredName, insurer, policyNumber, eachOccurrenceCents, effectiveOn, expiresOn } = reading;
    const warnings = certificateWarnings(reading, this.today());
    const suggestions = {
      ...{ outcome, warnings, insuredName, insurer, policyNumber, eachOccurrenceCents, effectiveOn, expiresOn },
    };
    return this.answers.keepAlone(suggestions);
  }

  private view({ kind, paper, submission, files }: Of): OwnPaper {
    const { state, expiresOn, licenses, version } = paper ?? MISSING;
    return {
      ...{ kind, state, expiresOn, version },
      isInForce: paper !== undefined && isInForce(paper, this.today()),
      licenses: [...(licenses ?? [])],
      submission: submission ? toSubmission(submission, files, null) : null,
    };
  }

  private today(): string {
    return earliestToday(this.clock.now());
  }
}
