import { Injectable } from '@nestjs/common';
import type { IntakeEventName } from '@cw/domain';
import { IntakeLetters } from '../intake-letters.js';
import { IntakeNews } from '../intake-news.js';
import type { IntakeEntity } from '../intake.entity.js';

/** By what staff hear that a request is theirs again. */
const NEWS = {
  work_done: 'intake.work_done',
  project_cancelled: 'intake.work_cancelled',
} as const satisfies Record<string, IntakeEventName>;

export interface WorkEnd {
  readonly event: keyof typeof NEWS;
  /** Who ended it; null when the clock did. */
  readonly actorId: string | null;
  /** After a no-show the project is posted again at once, and staff have nothing to do. */
  readonly isNoShow: boolean;
}

/** Tells both sides of a request that its work has ended. */
@Injectable()
export class WorkEndNews {
  constructor(
    private readonly letters: IntakeLetters,
    private readonly news: IntakeNews,
  ) {}

  async tell(intake: IntakeEntity, { event, actorId, isNoShow }: WorkEnd): Promise<void> {
    await this.letters.order(intake, event);
    if (!isNoShow) await this.news.tellStaff(NEWS[event], intake, actorId);
  }
}
