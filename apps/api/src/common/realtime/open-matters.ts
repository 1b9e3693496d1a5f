import { Injectable } from '@nestjs/common';
import type { OpenMatter } from '@cw/domain';

/** By project; one that nobody knows is absent. */
export type MatterReader = (
  userId: string,
  projectIds: readonly string[],
) => Promise<ReadonlyMap<string, readonly OpenMatter[]>>;

/** Whether somebody has something to read in a thread; null where nobody knows the thread. */
export type ThreadReader = (userId: string, conversationId: string) => Promise<boolean | null>;

/**
 * What of what somebody was told still stands when its e-mail or its push goes out. The projects side answers by
 * `answerWith` and the threads' by `readBy` at start; notifications asks. What nobody knows of stands.
 */
@Injectable()
export class OpenMatters {
  private projects: MatterReader = () => Promise.resolve(new Map());
  private threads: ThreadReader = () => Promise.resolve(null);

  answerWith(reader: MatterReader): void {
    this.projects = reader;
  }

  readBy(reader: ThreadReader): void {
    this.threads = reader;
  }

  ofProjects(userId: string, projectIds: readonly string[]): Promise<ReadonlyMap<string, readonly OpenMatter[]>> {
    return this.projects(userId, projectIds);
  }

  ofThread(userId: string, conversationId: string): Promise<boolean | null> {
    return this.threads(userId, conversationId);
  }
}
