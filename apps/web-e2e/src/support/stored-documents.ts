import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { expect } from './test.js';

const PICTURE = /\.jpg$/;
const STORED = /^\/api\//;

/** Either the tab in which a document is shown, or what is saved in place of it. */
interface Opened {
  readonly address: string;
  readonly tab?: Page;
  readonly saved?: Download;
}

/** A person presses the link: a tab opens and shows the document; of one that is only saved the tab goes by itself. */
async function open(page: Page, link: Locator): Promise<Opened> {
  let save: (download: Download) => void = () => undefined;
  const saved = new Promise<Opened>((resolve) => {
    save = (download) => resolve({ saved: download, address: download.url() });
  });
  let show: (opened: Opened) => void = () => undefined;
  const shown = new Promise<Opened>((resolve) => (show = resolve));
  page.context().once('page', (tab) => {
    tab.once('download', save);
    // A tab that only saves never has an address of its own.
    void tab.waitForURL(/\/api\//).then(
      () => show({ tab, address: tab.url() }),
      () => undefined,
    );
  });
  // The browser tells of a download where it was asked for, once the tab that it closed is gone.
  page.once('download', save);
  await link.click();
  const opened = await Promise.race([saved, shown]);
  page.off('download', save);
  return opened;
}

/** What the address answers to whoever has the page open. */
const answerOf = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const { status, headers } = await fetch(url);
    return { status, type: headers.get('content-type'), disposition: headers.get('content-disposition') };
  }, address);

const isDrawn = (tab: Page): Promise<boolean> =>
  tab.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

export interface StoredDocument {
  readonly name: string;
  /** What its link says, where it does not say the name. */
  readonly link?: string;
  /** A picture that is not to be seen on any page. */
  readonly isSecret?: boolean;
}

/** Opens one by its link: a picture shows in a tab of its own, anything else is saved under its name. */
async function expectDocument(page: Page, { name, link = name, isSecret = false }: StoredDocument): Promise<void> {
  const isPicture = PICTURE.test(name);
  const isShown = isPicture && !isSecret;
  const { tab, address, saved } = await open(page, page.getByRole('link', { name: link }).first());
  expect(new URL(address).pathname, name).toMatch(STORED);
  const { status, type, disposition } = await answerOf(page, address);
  expect([status, type], name).toEqual([200, isPicture ? 'image/jpeg' : 'application/pdf']);
  expect(disposition, name).toContain(`${isShown ? 'inline' : 'attachment'}; filename="${name}"`);
  if (tab && isShown) await expect.poll(() => isDrawn(tab), name).toBe(true);
  else expect(saved?.suggestedFilename(), name).toBe(name);
  await tab?.close();
}

/** Opens the documents of a page by their links, one after the other. */
export async function expectDocuments(page: Page, documents: readonly StoredDocument[]): Promise<void> {
  for (const each of documents) await expectDocument(page, each);
}

/** Presses a link that saves a PDF from where the reader is. */
export async function expectSavedPdf(page: Page, link: Locator): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(new URL(download.url()).pathname).toMatch(STORED);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
}
