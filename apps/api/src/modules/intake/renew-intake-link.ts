import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { Throttle } from '../../common/throttle/throttle.js';
import type { RenewIntakeLink } from './dto/intake-answer.input.js';
import { IntakeLetters } from './intake-letters.js';
import { IntakeLinks } from './intake-links.js';
import { IntakeRepository } from './intake.repository.js';

/** Letters to an address that somebody typed. */
const LETTERS = { name: 'intake-link-letters', points: 5, seconds: 3600 };

/** A new link for somebody who lost theirs, or gave it away; the old one ends at once. */
@Injectable()
export class RenewLink {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly intakes: IntakeRepository,
    private readonly links: IntakeLinks,
    private readonly letters: IntakeLetters,
    private readonly throttle: Throttle,
  ) {}

  /** Says nothing about whether there is such a request, nor whether its address has had letters enough. */
  async execute({ email, reference }: RenewIntakeLink): Promise<void> {
    if (!(await this.throttle.allows(LETTERS, email.toLowerCase()))) return;
    await this.unitOfWork.run(async () => {
      const known = await this.intakes.findByReference(email, reference);
      const intake = known && (await this.intakes.findForUpdate(known.id));
      if (!intake) return;
      await this.intakes.save(Object.assign(intake, this.links.renewed(intake)));
      await this.letters.order(intake, 'link');
    });
  }
}
