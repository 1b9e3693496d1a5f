import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
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
  readonly send: (page: Page) => Promise<void>;
  /** How often it arrived, as the server tells. */
  readonly arrived: () => Promise<number>;
}

const isSelect = (field: Locator): Promise<boolean> => field.evaluate((element) => element.localName === 'select');

async function answer(field: Locator, value: string): Promise<void> {
  if (await isSelect(field)) await field.selectOption(value);
  else await typeOver(field, value);
}

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
  for (const [field, value] of form.fields(page)) await expect(field).toHaveValue(value);
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
  const left = page.getByRole('complementary').getByRole('link');
  await left.last().click();
  await page.waitForURL((url) => !url.href.includes(form.at));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  scripts.restore();
}

export type Loss = 'tab closed' | 'network cut' | 'session ended' | 'new build';

/** By what it can be lost; each ends before the form, in which everything stands that was typed and chosen. */
export const LOSSES: Readonly<Record<Loss, (form: FormAtHand) => Promise<Page>>> = {
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
    if (part === undefined) await goElsewhereAndBack(form, page);
    else await reloadForPart(form, page, part(page));
    return comeBack(form, page);
  },
};
