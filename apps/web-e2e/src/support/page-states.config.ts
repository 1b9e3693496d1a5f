import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { PAGE_STATE } from './page-state.js';

/** Says at the end in how many states pages were walked by axe. */
class PageStatesReporter implements Reporter {
  private walked = 0;
  private readonly names = new Set<string>();

  /** Counts what a test walked, red or green. */
  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { description = '' } of annotations.filter(({ type }) => type === PAGE_STATE)) {
      this.walked += 1;
      this.names.add(description);
    }
  }

  /** One line, where anything was walked. */
  onEnd(): void {
    if (this.walked > 0)
      process.stdout.write(`\n  axe walked ${this.walked} page states of ${this.names.size} kinds\n`);
  }

  /** The list above has the rest. */
  printsToStdio(): boolean {
    return false;
  }
}

// Playwright takes a reporter as a module's default.
export default PageStatesReporter;
