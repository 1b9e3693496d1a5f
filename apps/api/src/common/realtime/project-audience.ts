import { Injectable } from '@nestjs/common';

export type AudienceReader = (projectId: string) => Promise<readonly string[]>;

/**
 * Which verified contractors a new project fits, by trade and radius. The projects side answers by `answerWith`
 * at start; notifications asks inside the transaction that posts it.
 */
@Injectable()
export class ProjectAudience {
  private reader: AudienceReader = () => Promise.resolve([]);

  answerWith(reader: AudienceReader): void {
    this.reader = reader;
  }

  contractorsFor(projectId: string): Promise<readonly string[]> {
    return this.reader(projectId);
  }
}
