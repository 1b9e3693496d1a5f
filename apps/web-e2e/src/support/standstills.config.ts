import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { STANDSTILL } from './standstill.js';

/** Says at the end of a run in which tests the browser stood still, and where. */
class StandstillsReporter implements Reporter {
  private readonly lines: string[] = [];

  /** Keeps what a try noted, of a test red or green. */
  onTestEnd(test: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations)
      if (type === STANDSTILL) this.lines.push(`    ${test.title}: ${description}`);
  }

  /** One line for each such try, where any was. */
  onEnd(): void {
    if (this.lines.length === 0) return;
    process.stdout.write(`\n  In ${this.lines.length} tries the browser drew no frame any more\n`);
    process.stdout.write(`${this.lines.join('\n')}\n`);
  }

  /** The list above has the rest. */
  printsToStdio(): boolean {
    return false;
  }
}

// Playwright takes a reporter as a module's default.
export default StandstillsReporter;
