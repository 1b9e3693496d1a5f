import { Injectable } from '@nestjs/common';

/** Resolves when the dependency answers; rejects when it does not. */
export type HealthCheck = () => Promise<void>;

export interface RegisteredCheck {
  readonly name: string;
  readonly check: HealthCheck;
  readonly isVital: boolean;
}

/** What this process needs to be ready. Whoever owns a dependency registers its check at start. */
@Injectable()
export class HealthChecks {
  private readonly checks = new Map<string, RegisteredCheck>();

  register(name: string, check: HealthCheck): void {
    this.checks.set(name, { name, check, isVital: true });
  }

  /** Something that somebody must see to, and without which the process answers all the same. */
  registerMinor(name: string, check: HealthCheck): void {
    this.checks.set(name, { name, check, isVital: false });
  }

  all(): readonly RegisteredCheck[] {
    return [...this.checks.values()];
  }
}
