import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { LAYOUT_SHIFT, type NotedShift } from './layout-shift.js';

const MOST_SHOWN = 15;
/** Swagger draws this page: it reads the whole contract first, and moves its parts as it goes. */
const isOthers = ({ path }: NotedShift): boolean => path === '/api/docs';

/**
 * Says at the end which pages moved under their readers, the worst first. It judges nothing: what a test does, and what
 * another machine does meanwhile, moves pages too. What may move by how much, `sweeps/stillness.e2e.ts` says.
 */
class LayoutShiftsReporter implements Reporter {
  private readonly worst = new Map<string, NotedShift>();

  /** Keeps the worst of each address, of a test red or green. */
  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations) {
      if (type !== LAYOUT_SHIFT) continue;
      const noted: NotedShift = JSON.parse(description);
      if (!isOthers(noted) && noted.shift > (this.worst.get(noted.path)?.shift ?? 0)) this.worst.set(noted.path, noted);
    }
  }

  /** One line for each address, where any moved. */
  onEnd(): void {
    if (this.worst.size === 0) return;
    const rows = [...this.worst.values()].sort((a, b) => b.shift - a.shift);
    process.stdout.write(`\n  ${rows.length} addresses moved by more than 0.02 while nobody touched them\n`);
    for (const { shift, path, moved } of rows.slice(0, MOST_SHOWN))
      process.stdout.write(`    ${shift.toFixed(3)}  ${path}  (${moved})\n`);
  }

  /** The list above has the rest. */
  printsToStdio(): boolean {
    return false;
  }
}

// Playwright takes a reporter as a module's default.
export default LayoutShiftsReporter;
