import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { LAYOUT_SHIFT } from './layout-shift.js';

const MOST_SHOWN = 15;

/** Says at the end which pages moved under their readers, the worst first. It judges nothing: what a test does moves pages too. */
class LayoutShiftsReporter implements Reporter {
  private readonly worst = new Map<string, { readonly shift: number; readonly moved: string }>();

  /** Keeps the worst of each address, of a test red or green. */
  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { description = '' } of annotations.filter(({ type }) => type === LAYOUT_SHIFT)) {
      const [value, path = '', ...moved] = description.split(' ');
      const shift = Number(value);
      if (shift > (this.worst.get(path)?.shift ?? 0)) this.worst.set(path, { shift, moved: moved.join(' ') });
    }
  }

  /** One line for each address, where any moved. */
  onEnd(): void {
    if (this.worst.size === 0) return;
    const rows = [...this.worst].sort(([, a], [, b]) => b.shift - a.shift);
    process.stdout.write(`\n  ${rows.length} addresses moved by more than 0.02 while nobody touched them\n`);
    for (const [path, { shift, moved }] of rows.slice(0, MOST_SHOWN))
      process.stdout.write(`    ${shift.toFixed(3)}  ${path}  (${moved})\n`);
  }

  /** The list above has the rest. */
  printsToStdio(): boolean {
    return false;
  }
}

// Playwright takes a reporter as a module's default.
export default LayoutShiftsReporter;
