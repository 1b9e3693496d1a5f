import type { PresenceState } from './presence-leases.js';

const NOBODY: ReadonlySet<string> = new Set();

/** Who is there, over all processes, as this one has heard: by person, and by the rooms in which people sit. */
export class PresencePicture {
  private readonly states = new Map<string, PresenceState>();
  private readonly sitting = new Map<string, Set<string>>();

  people(): string[] {
    return [...this.states.keys()];
  }

  of(userId: string): PresenceState | undefined {
    return this.states.get(userId);
  }

  /** Those who sit in a project's room. */
  inProject(projectId: string): ReadonlySet<string> {
    return this.sitting.get(projectId) ?? NOBODY;
  }

  put(state: PresenceState): void {
    this.forget(state.userId);
    this.states.set(state.userId, state);
    for (const projectId of state.projectIds) {
      const people = this.sitting.get(projectId) ?? new Set();
      this.sitting.set(projectId, people.add(state.userId));
    }
  }

  forget(userId: string): void {
    for (const projectId of this.states.get(userId)?.projectIds ?? []) {
      const people = this.sitting.get(projectId);
      people?.delete(userId);
      if (people?.size === 0) this.sitting.delete(projectId);
    }
    this.states.delete(userId);
  }
}
