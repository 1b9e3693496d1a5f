import { expect, type BrowserContext, type Locator, type Page, type Request } from '@playwright/test';
import type { UploadedFile } from '../fixtures/files.js';
import type { Login } from '../fixtures/people.js';
import { logInStaff } from './staff.js';
import { wordsOf } from './words.js';
import { typeOver } from './typing.js';

const { t } = wordsOf('en');

/** A form as its person stands before it. */
export interface FormAtHand {
  readonly context: BrowserContext;
  /** Its page, with the prefix of its area. */
  readonly at: string;
  /** How its person logs in; nobody need do so before a public form. */
  readonly login?: Login | 'staff';
  /** What opens it, where it lies over its page. */
  readonly opener?: (page: Page) => Locator;
  /** What has to be answered before, once. */
  readonly before?: (page: Page) => Promise<void>;
  readonly fields: (page: Page) => readonly (readonly [field: Locator, answer: string])[];
  /** Chosen beside them, and kept as they are. */
  readonly file?: UploadedFile;
  /** What it says once the press has been given up, where it has other words than the frame has for all. */
  readonly unsent?: string;
  /** What it shows instead of the fields once it is about to be sent. */
  readonly shows?: (page: Page) => Promise<void>;
  /** A press for a part that comes by itself, where that is not the opener. */
  readonly asksForPart?: (page: Page) => Locator;
  /** Whether what opens it has come with its page. */
  readonly isWhole?: boolean;
  readonly send: (page: Page) => Promise<void>;
  /** How often it arrived, as the server tells. */
  readonly arrived: () => Promise<number>;
}

/** What stands for an answer where one is chosen by a press. */
export const CHOSEN = 'chosen';

const isSelect = (field: Locator): Promise<boolean> => field.evaluate((element) => element.localName === 'select');

/** By a key: what is drawn of a choice lies over it. */
async function choose(field: Locator): Promise<void> {
  await field.waitFor({ state: 'attached' });
  if (!(await field.isChecked())) await field.press('Space');
  await expect(field).toBeChecked();
}

async function answer(field: Locator, value: string): Promise<void> {
  if (value === CHOSEN) await choose(field);
  else if (await isSelect(field)) await field.selectOption(value);
  else await typeOver(field, value);
}

const expectAnswer = (field: Locator, value: string): Promise<void> =>
  value === CHOSEN ? expect(field).toBeChecked() : expect(field).toHaveValue(value);

const ready = ({ opener, fields }: FormAtHand, page: Page): Promise<void> =>
  expect(opener?.(page) ?? fields(page)[0]?.[0] ?? page.locator('form')).toBeVisible();

async function openIn(form: FormAtHand, page: Page): Promise<void> {
  await ready(form, page);
  await form.opener?.(page).click();
}

async function typeIn(form: FormAtHand): Promise<Page> {
  const page = await form.context.newPage();
  await (form.before?.(page) ?? page.goto(form.at));
  await openIn(form, page);
  if (form.file !== undefined) {
    await page.locator('input[type=file]').first().setInputFiles(form.file);
    await expect(page.getByText(form.file.name).first()).toBeVisible();
  }
  for (const [field, value] of form.fields(page)) await answer(field, value);
  return page;
}

async function expectStill(form: FormAtHand, page: Page): Promise<void> {
  for (const [field, value] of form.fields(page)) await expectAnswer(field, value);
  if (form.file !== undefined) await expect(page.getByText(form.file.name).first()).toBeVisible();
}

async function comeBack(form: FormAtHand, page: Page): Promise<Page> {
  await page.goto(form.at);
  await openIn(form, page);
  await expectStill(form, page);
  return page;
}

/** As a person closes it: the page is told, and asks nobody. */
async function close(page: Page): Promise<void> {
  page.on('dialog', (asked) => void asked.accept());
  const gone = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await gone;
}

async function logInWhereAsked({ context, login, at }: FormAtHand, page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: t('auth.login.submit') })).toBeVisible();
  if (login === 'staff') {
    await logInStaff(context.request);
    await page.goto(at);
  } else if (login !== undefined) {
    await page.getByLabel(t('auth.field.email'), { exact: true }).fill(login.email);
    await page.getByLabel(t('auth.field.password'), { exact: true }).fill(login.password);
    await page.getByRole('button', { name: t('auth.login.submit') }).click();
    await page.waitForURL(`**${at}`);
  }
}

/**
 * From `lose` on, every script that the page has not asked for before is gone, as after a new build; a document that is
 * opened anew is of that build, and has its own.
 */
async function losableScripts(page: Page): Promise<{ readonly lose: () => void; readonly restore: () => void }> {
  const asked = new Set<string>();
  let isNewGone = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isNewGone = false;
  });
  await page.route('**/*.js', (route) => {
    const url = route.request().url();
    if (isNewGone && !asked.has(url)) return route.fulfill({ status: 404 });
    asked.add(url);
    return route.fallback();
  });
  return { lose: () => void (isNewGone = true), restore: () => void (isNewGone = false) };
}

/** The page offers to load anew, and with it comes what is asked for. */
async function reloadForPart(form: FormAtHand, page: Page, part: Locator): Promise<void> {
  const scripts = await losableScripts(page);
  await page.reload();
  await ready(form, page);
  scripts.lose();
  await part.click();
  const reload = page.getByRole('button', { name: t('shell.update.reload'), exact: true });
  await expect(reload).toBeVisible();
  scripts.restore();
  await Promise.all([page.waitForEvent('load'), reload.click()]);
}

/** Another page is asked for, which may have been fetched before; what was typed is there when its person returns. */
async function goElsewhereAndBack(form: FormAtHand, page: Page): Promise<void> {
  const scripts = await losableScripts(page);
  scripts.lose();
  const dialog = page.getByRole('dialog');
  if (await dialog.isVisible()) await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const left = page.getByRole('complementary').getByRole('link');
  await left.last().click();
  await page.waitForURL((url) => !url.href.includes(form.at));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  scripts.restore();
}

const isChange = (request: Request): boolean =>
  request.method() !== 'GET' && new URL(request.url()).pathname.startsWith('/api/');

const lineOf = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;

/** From now on what the page sends is carried out, and no answer comes back; the set says what was sent. */
async function loseAnswers(page: Page): Promise<ReadonlySet<string>> {
  const sent = new Set<string>();
  await page.route('**/api/**', async (route) => {
    if (!isChange(route.request())) return route.fallback();
    await route.fetch();
    sent.add(lineOf(route.request()));
    return route.abort();
  });
  return sent;
}

export type Loss = 'reloaded' | 'tab closed' | 'network cut' | 'session ended' | 'new build' | 'answer lost';

/**
 * By what it can be lost; each ends before the form, in which everything stands that was typed and chosen, or has sent it
 * again.
 */
export const LOSSES: Readonly<Record<Loss, (form: FormAtHand) => Promise<Page | 'sent'>>> = {
  reloaded: async (form) => {
    const page = await typeIn(form);
    await page.reload();
    await openIn(form, page);
    await expectStill(form, page);
    return page;
  },
  'tab closed': async (form) => {
    await close(await typeIn(form));
    const page = await comeBack(form, await form.context.newPage());
    return page;
  },
  'network cut': async (form) => {
    const page = await typeIn(form);
    await form.context.setOffline(true);
    await form.send(page);
    // A press is tried for some seconds: a network that comes back meanwhile would take it.
    await expect(page.getByText(form.unsent ?? t('shell.offline.act')).first()).toBeVisible();
    await (form.shows ?? ((shown: Page) => expectStill(form, shown)))(page);
    expect(await form.arrived()).toBe(0);
    await form.context.setOffline(false);
    return page;
  },
  'session ended': async (form) => {
    const page = await typeIn(form);
    await form.context.clearCookies();
    await form.send(page);
    await logInWhereAsked(form, page);
    await openIn(form, page);
    await expectStill(form, page);
    expect(await form.arrived()).toBe(0);
    return page;
  },
  'new build': async (form) => {
    const page = await typeIn(form);
    const part = form.asksForPart ?? form.opener;
    if (part === undefined || form.isWhole === true) await goElsewhereAndBack(form, page);
    else await reloadForPart(form, page, part(page));
    return comeBack(form, page);
  },
  'answer lost': async (form) => {
    const page = await typeIn(form);
    const sent = await loseAnswers(page);
    await form.send(page);
    await expect.poll(form.arrived).toBe(1);
    await page.close();
    // Nobody knows that it has arrived: it stands there still, and is sent again.
    const again = await comeBack(form, await form.context.newPage());
    const answered = again.waitForResponse((response) => sent.has(lineOf(response.request())));
    await form.send(again);
    expect((await answered).ok()).toBe(true);
    return 'sent';
  },
};
