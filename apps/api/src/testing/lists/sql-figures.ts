/**
 * The figures of the lists in SQL, at each size in a database of its own: `npm run bench:lists`, or
 * `BENCH_ROWS=10000,1000000 npm run bench:lists`. They are printed; nothing is judged.
 */
const SIZES = (process.env['BENCH_ROWS'] ?? '10000,100000').split(',').map(Number);
const QUESTIONS = 120;
const WARM_UP = 15;
const NAME_WIDTH = 44;

export interface Figure {
  readonly p50: number;
  readonly p95: number;
}

/** How long a question takes, in milliseconds. */
export async function measure(ask: () => Promise<unknown>): Promise<Figure> {
  const times: number[] = [];
  for (let asked = 0; asked < WARM_UP + QUESTIONS; asked += 1) {
    const begun = performance.now();
    await ask();
    if (asked >= WARM_UP) times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const at = (part: number): number => times[Math.floor(times.length * part)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

const ms = (value: number | undefined): string => (value ?? 0).toFixed(2).padStart(9);

/** Prints what each size costs side by side, and how many times the p95 of the smallest the largest takes. */
export async function printBySize(
  list: string,
  figuresOf: (rows: number) => Promise<ReadonlyMap<string, Figure>>,
): Promise<void> {
  const bySize: ReadonlyMap<string, Figure>[] = [];
  for (const rows of SIZES) bySize.push(await figuresOf(rows));
  const lines = [...(bySize[0]?.keys() ?? [])].map((name) => {
    const figures = bySize.map((figuresOfSize) => figuresOfSize.get(name));
    const [first, last] = [figures[0], figures.at(-1)];
    const ratio = first && last ? last.p95 / first.p95 : 0;
    const shown = figures.map((figure) => `${ms(figure?.p50)}${ms(figure?.p95)}`).join('  ');
    return `${name.padEnd(NAME_WIDTH)}${shown}${ratio.toFixed(2).padStart(9)}`;
  });
  const sizes = SIZES.map((rows) => String(rows).padStart(18)).join('  ');
  process.stdout.write(`\n${`${list}, ms: p50, p95 at`.padEnd(NAME_WIDTH)}${sizes}    ratio\n${lines.join('\n')}\n`);
}
