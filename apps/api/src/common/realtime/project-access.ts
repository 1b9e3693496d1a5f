import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';

export type ProjectReader = (actor: Actor, projectId: string) => Promise<boolean>;

/**
 * Who may hear about a project. The projects module answers by `answerWith` at start; the gateway asks. Until
 * somebody answers, nobody may.
 */
@Injectable()
export class ProjectAccess {
  private reader: ProjectReader = () => Promise.resolve(false);
  private payers: ProjectReader = () => Promise.resolve(false);

  answerWith(reader: ProjectReader): void {
    this.reader = reader;
  }

  /** Who pays for a project: its owner, and whom the owner lets decide. */
  payWith(payers: ProjectReader): void {
    this.payers = payers;
  }

  canPay(actor: Actor, projectId: string): Promise<boolean> {
    return this.payers(actor, projectId);
  }

  canRead(actor: Actor, projectId: string): Promise<boolean> {
    return this.reader(actor, projectId);
  }
}
