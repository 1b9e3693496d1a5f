import { Injectable } from '@nestjs/common';

/** Resolves when the dependency answers; rejects when it does not. */
export type HealthCheck = () => Promise<void>;

/** What this process needs to be ready. Whoever owns a dependency registers its check at start. */
@Injectable()
export class HealthChecks {
  private readonly checks = new Map<string, HealthCheck>();

  register(name: string, check: HealthCheck): void {
    this.checks.set(name, check);
  }

  entries(): [string, HealthCheck][] {
    return [...this.checks];
  }
}
