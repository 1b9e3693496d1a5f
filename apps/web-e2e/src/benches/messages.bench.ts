import type { Page, Route } from '@playwright/test';
import { placedBid, postedProject } from '../fixtures/awarded.js';
import { aProject, unique } from '../fixtures/jobs.js';
import { BRENNAN } from '../fixtures/people.js';
import { expect, test } from '../support/test.js';

/**
 * `npm run bench:messages`: how smoothly a thread of 50,000 messages scrolls in a real browser, and how far what one
 * reads moves when older messages come. The thread's pages are made up on the way to the page, which is the built one. It
 * prints figures and judges none.
 */
const MESSAGES = 50_000;
const FIRST_DAY = Date.parse('2026-01-05T12:00:00Z');
const GAP_MS = 240_000;
const SCROLL_MS = 12_000;
const WHEEL_PX = 480;
const SMALL_WHEEL_PX = 60;
const PAUSES = 25;
const ANSWER_MS = 150;
const SETTLED_MS = 700;

const SENTENCES = [
  'Yes.',
  'The primer has to dry overnight before the second coat, so the photos come tomorrow before noon.',
  'Which wall does the appraiser mean by the north elevation?\nThere are two.',
  'Thank you.',
];

interface Thread {
  readonly id: string;
  readonly authors: readonly [string, string];
}

function messageOf({ id, authors }: Thread, sequence: number): object {
  const isClient = sequence % 3 === 0;
  const name = `00000000-0000-7000-8000-${String(sequence).padStart(12, '0')}`;
  return {
    id: name,
    clientId: name,
    conversationId: id,
    sequence,
    authorId: authors[isClient ? 0 : 1],
    authorName: isClient ? 'Ana' : 'Tom',
    side: isClient ? 'client' : 'contractor',
    body: `${sequence}: ${SENTENCES[sequence % SENTENCES.length]}`,
    reply: null,
    files: [],
    sentAt: new Date(FIRST_DAY + sequence * GAP_MS).toISOString(),
    state: 'sent',
    hash: 'A'.repeat(43),
  };
}

/** Newest first, the cursor being the number below which the next page lies. */
function answerPage(thread: Thread, route: Route): Promise<void> {
  const { searchParams } = new URL(route.request().url());
  const below = Number(searchParams.get('cursor') ?? MESSAGES + 1);
  const limit = Number(searchParams.get('limit') ?? 50);
  const since = searchParams.get('sinceSequence');
  const count = since === null ? Math.min(limit, below - 1) : 0;
  const items = Array.from({ length: count }, (_, index) => messageOf(thread, below - 1 - index));
  const last = below - count;
  return route.fulfill({ json: { items, nextCursor: last > 1 ? String(last) : null, previousCursor: null } });
}

/** Milliseconds between the frames while the wheel turns without a pause. */
async function framesWhileScrolling(page: Page): Promise<number[]> {
  const frames = await page.evaluateHandle(() => {
    const noted: number[] = [];
    let before = performance.now();
    const note = (now: number): void => {
      noted.push(now - before);
      before = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    return noted;
  });
  const end = Date.now() + SCROLL_MS;
  while (Date.now() < end) await page.mouse.wheel(0, -WHEEL_PX);
  return frames.jsonValue();
}

interface Frame {
  /** The number of the oldest row that is drawn. */
  readonly oldest: number;
  /** The upper edge of each row on screen, by what it is. */
  readonly tops: Readonly<Record<string, number>>;
}

/**
 * Every frame from now on, each row where it was painted. An IntersectionObserver gives the places that a frame is painted
 * with, after everything that moves rows in it; whatever reads them in between sees rows that nobody ever saw.
 */
async function paintedFrames(page: Page): Promise<() => Promise<readonly Frame[]>> {
  const frames = await page.evaluateHandle(() => {
    const scroller = document.querySelector('.scroller');
    if (!scroller) throw new Error('there is no thread');
    const noted: Frame[] = [];
    const eye = new IntersectionObserver((entries) => {
      const tops: Record<string, number> = {};
      let oldest = Infinity;
      for (const { target, boundingClientRect: place, intersectionRatio } of entries) {
        if (!target.isConnected) continue;
        const name = /\d+: /.exec(target.textContent ?? '')?.[0] ?? '';
        oldest = Math.min(oldest, parseInt(name, 10));
        if (intersectionRatio > 0) tops[name] = place.top;
      }
      noted.push({ oldest, tops });
    });
    const look = (): void => {
      eye.disconnect();
      for (const row of scroller.querySelectorAll('[role="listitem"]')) eye.observe(row);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return noted;
  });
  return () => frames.evaluate((noted) => noted.splice(0));
}

/** How far, in px, rows went from each painted frame to the next one: upwards is negative. */
function movesOf(frames: readonly Frame[]): number[] {
  return frames.slice(1).flatMap(({ tops }, index) => {
    const before = frames[index]?.tops ?? {};
    return Object.entries(tops).flatMap(([row, top]) => (row in before ? [top - (before[row] ?? top)] : []));
  });
}

/** The rows' moves while older messages arrive above them and nobody touches anything; none did not arrive. */
async function movesOnOlder(page: Page, painted: () => Promise<readonly Frame[]>): Promise<number[]> {
  await page.evaluate(() => {
    const scroller = document.querySelector('.scroller');
    if (scroller) scroller.scrollTop = 1;
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const begun = (await painted()).slice(-1);
  await page.waitForTimeout(SETTLED_MS);
  const frames = [...begun, ...(await painted())];
  expect(frames.at(-1)?.oldest).toBeLessThan(frames[0]?.oldest ?? 0);
  return movesOf(frames);
}

const partOf = (sorted: readonly number[], part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;
const print = (name: string, text: string): void => void process.stdout.write(`  ${name.padEnd(58)}${text}\n`);

test('MSG-01 a thread of 50,000 messages', async ({ newSeller, apiOf }) => {
  test.setTimeout(600_000);
  const { page, api } = await newSeller('en');
  const contractor = await apiOf(BRENNAN);
  const project = await postedProject(api, aProject(unique('Rail, trim, sink')));
  await placedBid(contractor, project, 250);
  const { id } = await contractor.post<{ id: string }>(`/api/projects/${project.id}/conversations`);
  const me = await api.get<{ id: string }>('/api/auth/me');
  const pro = await contractor.get<{ id: string }>('/api/auth/me');
  const thread: Thread = { id, authors: [me.id, pro.id] };
  const view = await api.get<object>(`/api/conversations/${id}`);
  const whole = { ...view, lastSequence: MESSAGES, readSequence: MESSAGES, unread: 0 };
  await page.route(`**/api/conversations/${id}`, (route) => route.fulfill({ json: whole }));
  // As long as an answer takes: what comes after a pause moves what stands still.
  await page.route(`**/api/conversations/${id}/messages?*`, async (route) => {
    await page.waitForTimeout(ANSWER_MS);
    await answerPage(thread, route);
  });
  await page.route(`**/api/conversations/${id}/messages`, (route) => answerPage(thread, route));

  const begun = Date.now();
  await page.goto(`/app/messages/${id}`);
  await expect(page.getByRole('listitem').filter({ hasText: `${MESSAGES}: ` })).toBeVisible();
  process.stdout.write(`\nA thread of ${MESSAGES} messages\n`);
  print('opened at its end after', `${Date.now() - begun} ms`);
  const box = await page.locator('.scroller').boundingBox();
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);

  const frames = (await framesWhileScrolling(page)).sort((a, b) => a - b);
  const mean = frames.reduce((sum, frame) => sum + frame, 0) / frames.length;
  print('frames a second while scrolling', (1000 / mean).toFixed(1));
  print(
    'the slowest frame of a hundred, the slowest',
    `${partOf(frames, 0.99).toFixed(0)}, ${partOf(frames, 1 - 1e-9).toFixed(0)} ms`,
  );

  const painted = await paintedFrames(page);
  const still: number[] = [];
  for (let pause = 0; pause < PAUSES; pause += 1) still.push(...(await movesOnOlder(page, painted)));
  const furthest = Math.max(...still.map(Math.abs));
  print('the furthest that a row moved by itself as older came', `${furthest.toFixed(1)} px in ${still.length} moves`);

  await painted();
  const end = Date.now() + SCROLL_MS;
  while (Date.now() < end) await page.mouse.wheel(0, -SMALL_WHEEL_PX);
  const turning = movesOf(await painted());
  const against = Math.max(0, ...turning.map((move) => -move));
  print('the furthest that a row moved against a turning wheel', `${against.toFixed(1)} px in ${turning.length} moves`);
});
