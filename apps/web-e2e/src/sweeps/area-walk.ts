import type { APIResponse, BrowserContext, Page } from '@playwright/test';
import { isStored, type Principal, type Row, type Screen } from '../fixtures/area-table.js';
import { currentStack } from '../support/stack.js';
import { expect } from '../support/test.js';
import type { Words } from '../support/words.js';
import { patience } from '../support/patience.js';

/** After so many a walk ends, so that what is wrong everywhere is told before the test's own time is over. */
const FAULTS_ENOUGH = 8;

/** In whose browser, on which host, and in which words pages answer. */
interface Where {
  readonly context: BrowserContext;
  readonly origin: string;
  readonly words: Words;
}

export interface Walk extends Where {
  readonly principal: Principal;
  /** Opens every screen by itself; others open one document of each kind, and follow to the screens. */
  readonly opensScreens: boolean;
}

/** What the server sends for an address, after its own redirects. */
interface Answer {
  readonly address: string;
  readonly status: number;
  readonly body: string;
}

/** A stored page says of itself when it was built. */
const STORED = ' data-built-on="';

/** What the page says of itself once it stands. */
interface Wanted {
  readonly address: string;
  /** A regular expression. */
  readonly heading: string;
}

/** How a page inside the document is come to: as a link of the workspace does. */
interface Step {
  readonly path: string;
  /** SHELL-01: the new page takes the focus, which also says that it is no longer the page before that answers. */
  readonly takesFocus: boolean;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function headingOf(screen: Screen, { t }: Words): string {
  if (screen === 'dashboard' || screen === 'project') return '.+';
  // Whoever has one job to pay for sees whose it is.
  const paysFor =
    screen.heading === 'checkout.title' ? [escape(t('checkout.title_for', { name: '§' })).replace('§', '.+')] : [];
  return `^(${[escape(t(screen.heading)), ...paysFor].join('|')})$`;
}

const isLed = ({ landing }: Row): boolean => landing.at !== 'stay';
const addressOf = (row: Row): string => (isLed(row) ? row.landing.at : row.path);
const pathnameOf = (row: Row): string => addressOf(row).replace(/\?.*$/s, '');

const wantedAt = (row: Row, words: Words): Wanted => ({
  address: addressOf(row),
  heading: headingOf(row.landing.shows, words),
});

/** Runs in the page: goes on to the step, if there is one, waits, and says what is still wrong in the end. */
function arrive(order: Wanted & { step: Step | undefined; patienceMs: number }): Promise<string[]> {
  const { address, heading, step, patienceMs } = order;
  let isFocused = !step?.takesFocus;
  const onFocus = ({ target }: FocusEvent): void => {
    isFocused ||= target instanceof HTMLHeadingElement;
  };
  const faults = (): string[] => {
    const headings = [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility());
    const here = location.pathname + location.search;
    const shown = headings[0]?.textContent ?? '';
    return [
      ...(here === address ? [] : [`is at ${here} instead of ${address}`]),
      ...(new RegExp(heading, 's').test(shown) ? [] : [`shows “${shown}” instead of ${heading}`]),
      ...(headings.length === 1 ? [] : [`has ${headings.length} main headings`]),
      ...(/^.+ · Closewright$/.test(document.title) ? [] : [`calls its tab “${document.title}”`]),
      ...(isFocused ? [] : ['does not take the focus to its heading']),
    ];
  };
  if (step) {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    document.addEventListener('focusin', onFocus);
    history.pushState(null, '', step.path);
    dispatchEvent(new PopStateEvent('popstate'));
  }
  const until = performance.now() + patienceMs;
  return new Promise((resolve) => {
    const look = (): void => {
      const found = faults();
      if (found.length > 0 && performance.now() < until) {
        setTimeout(look, 20);
        return;
      }
      document.removeEventListener('focusin', onFocus);
      resolve(found);
    };
    look();
  });
}

/** Waits until the page is where the row says, and says what is still wrong in the end. */
async function arrivalFaults(page: Page, row: Row, words: Words, step?: Step): Promise<string[]> {
  const until = Date.now() + patience.page;
  let next = step;
  for (let left = patience.page; left > 0; left = until - Date.now()) {
    const order = { ...wantedAt(row, words), step: next, patienceMs: left };
    const faults = await page.evaluate(arrive, order).catch(() => undefined);
    if (faults !== undefined) return faults.map((fault) => `${row.path} ${fault}`);
    // Another document has come meanwhile, or is about to.
    next = undefined;
    await page.waitForLoadState('domcontentloaded');
  }
  return [`${row.path} is still on its way`];
}

/** Opens one address as a document. */
async function open(page: Page, row: Row, { origin, words }: Where): Promise<string[]> {
  const response = await page.goto(origin + row.path, { waitUntil: 'commit' });
  const faults = await arrivalFaults(page, row, words);
  return [...faults, ...statusFaults(row, response?.status())];
}

function statusFaults({ path, landing }: Row, status: number | undefined): string[] {
  const wanted = landing.status ?? 200;
  return status === wanted ? [] : [`${path} answers ${status} instead of ${wanted}`];
}

/** Goes to one address inside the document, from another one, as the links of the workspace do. */
async function follow(page: Page, row: Row, before: Row, { words }: Where): Promise<string[]> {
  const takesFocus = pathnameOf(row) !== pathnameOf(before);
  // Who is led elsewhere is seen by the address to have been led; who stays, only by the focus to have come.
  if (!takesFocus && !isLed(row)) throw new Error(`${row.path} cannot be told from the page before it`);
  return arrivalFaults(page, row, words, { path: row.path, takesFocus });
}

/** One tab walks a path, the other opens what else there is; one failure does not hide the next ones. */
async function go(where: Where, { opened, path }: { opened: readonly Row[]; path: readonly Row[] }): Promise<void> {
  const waiting = [...opened];
  const faults: string[] = [];
  const tab = async ([start, ...followed]: readonly Row[]): Promise<void> => {
    const page = await where.context.newPage();
    let before = start;
    if (before) faults.push(...(await open(page, before, where)));
    for (const row of followed) {
      if (before && faults.length < FAULTS_ENOUGH) faults.push(...(await follow(page, row, before, where)));
      before = row;
    }
    for (let row = waiting.shift(); row && faults.length < FAULTS_ENOUGH; row = waiting.shift())
      faults.push(...(await open(page, row, where)));
    await page.close();
  };
  await Promise.all([tab(path), tab([])]);
  expect(faults).toEqual([]);
}

/** Opens every address as a document. */
export const openAll = (where: Where, rows: readonly Row[]): Promise<void> => go(where, { opened: rows, path: [] });

/** The server is asked as a browser asks it; it goes by the name of its host, which the machine need not know. */
async function ask(path: string, { context, origin }: Where): Promise<Answer> {
  const get = (address: string): Promise<APIResponse> =>
    context.request.get(currentStack().url + address, {
      headers: { Accept: 'text/html', Host: new URL(origin).host },
      maxRedirects: 0,
    });
  const first = await get(path);
  const { location = path } = first.headers();
  const last = location === path ? first : await get(location);
  return { address: location, status: last.status(), body: await last.text() };
}

const sendsStored = ({ path, served = path }: Row, { principal }: Walk): boolean => isStored(served, principal);

function answerFaults(row: Row, { address, status, body }: Answer, walk: Walk): string[] {
  const { path, served = path } = row;
  const wanted = sendsStored(row, walk);
  return [
    ...statusFaults(row, status),
    ...(address === served ? [] : [`${path} is served at ${address} instead of ${served}`]),
    ...(body.includes(STORED) === wanted ? [] : [`${path} is ${wanted ? 'not ' : ''}a stored page`]),
  ];
}

/**
 * What the browser makes of a document of the workspace depends on its text, whether the server led there, and whether
 * the address leads on; the status no script sees. One of each kind is opened, so no document is believed unseen.
 */
function kindOf(row: Row, { address, body }: Answer, walk: Walk): string {
  if (sendsStored(row, walk)) return row.path;
  const leadsTo = isLed(row) && pathnameOf(row);
  const screen = walk.opensScreens && row.landing.shows;
  return JSON.stringify([row.served && address, leadsTo, screen, body]);
}

/** Asks for every row, and sorts those to be walked into whose document is opened and which are like one of them. */
async function askAll(
  walk: Walk,
  rows: readonly Row[],
  walked: readonly Row[],
): Promise<{ opened: Row[]; alike: Row[] }> {
  const faults: string[] = [];
  const kinds = new Set<string>();
  const opened: Row[] = [];
  const alike: Row[] = [];
  for (const row of rows) {
    const answer = await ask(row.path, walk);
    faults.push(...answerFaults(row, answer, walk));
    if (!walked.includes(row)) continue;
    const kind = kindOf(row, answer, walk);
    (kinds.has(kind) ? alike : opened).push(row);
    kinds.add(kind);
  }
  expect(faults).toEqual([]);
  return { opened, alike };
}

/**
 * What the server answers is asked for every row. Of those to be walked one document of each kind is opened, and from
 * one of them the rest is come to inside the document. Where the server itself leads elsewhere, all rows of a kind are
 * one document.
 */
export async function walkAll(walk: Walk, rows: readonly Row[], walked = rows): Promise<void> {
  const { opened, alike } = await askAll(walk, rows, walked);
  if (walked.length === 0) return;
  const stays = (row: Row): boolean => !sendsStored(row, walk) && !isLed(row);
  const start = opened.find(stays) ?? rows.find(stays);
  if (start === undefined) throw new Error('No row stays at its address');
  const inside = alike.filter(({ served }) => served === undefined);
  const path = [start];
  // Who is led to a page comes last: from there to the page itself would look like standing still.
  for (const row of [...inside.filter((one) => !isLed(one)), ...inside.filter(isLed)]) {
    const looksTheSame = !isLed(row) && pathnameOf(row) === pathnameOf(path.at(-1) ?? start);
    (looksTheSame ? opened : path).push(row);
  }
  await go(walk, { opened: opened.filter((row) => row !== start), path });
}
