import { appendFileSync, existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const ROOT = resolve(import.meta.dirname, '../../../..');
const SECOND = 1000;
/** Playwright's kinds of steps, in words. */
const CAUSES: Readonly<Record<string, string>> = {
  hook: 'opening and closing browsers, preparing',
  fixture: 'opening and closing browsers, preparing',
  expect: 'waiting for what is expected',
  'pw:api': 'acting in pages',
};

interface FileTime {
  seconds: number;
  readonly causes: Record<string, number>;
}

/** Notes for `npm run test:times` what the time of each file was spent on, where a run asks for it (TEST_TIMES). */
class TimesReporter implements Reporter {
  private readonly files = new Map<string, FileTime>();

  /** Every try counts: it took its time. */
  onTestEnd({ location }: TestCase, { duration, steps }: TestResult): void {
    const file = this.files.get(location.file) ?? { seconds: 0, causes: {} };
    this.files.set(location.file, file);
    file.seconds += duration / SECOND;
    for (const { category, duration: spent } of steps) {
      const cause = CAUSES[category];
      if (cause !== undefined) file.causes[cause] = (file.causes[cause] ?? 0) + spent / SECOND;
    }
  }

  /** One line a file, as tools/testing/times/folder.mjs reads them. */
  onEnd(): void {
    const folder = process.env['TEST_TIMES'];
    if (!folder || !existsSync(folder)) return;
    const lines = [...this.files].map(([file, time]) =>
      JSON.stringify({ of: 'file', runner: 'Playwright', name: relative(ROOT, file), ...time }),
    );
    if (lines.length > 0) appendFileSync(join(folder, `${process.pid}.ndjson`), `${lines.join('\n')}\n`);
  }

  /** The list above has the rest. */
  printsToStdio(): boolean {
    return false;
  }
}

// Playwright takes a reporter as a module's default.
export default TimesReporter;
