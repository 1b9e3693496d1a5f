import type { BrowserContext, Page } from '@playwright/test';
import { paidJob } from '../fixtures/awarded.js';
import { photo } from '../fixtures/files.js';
import { IGLESIAS } from '../fixtures/people.js';
import { logIn } from '../pages/auth.js';
import { expect, test } from '../support/test.js';
import { wordsOf } from '../support/words.js';

const words = wordsOf('es');
const { t } = words;

interface Said {
  readonly items: readonly { readonly body: string; readonly files: readonly { readonly name: string }[] }[];
}

interface Written {
  readonly tab: Page;
  readonly context: BrowserContext;
  /** The thread in another tab. */
  readonly open: () => Promise<Page>;
  readonly choose: () => Promise<void>;
}

const sendIn = (tab: Page): Promise<void> =>
  tab.getByRole('button', { name: t('messages.compose.send'), exact: true }).click();

/** By what a message with a file can be lost; its words are written already, and its file is chosen here. */
const LOSSES: Readonly<Record<string, (written: Written) => Promise<void>>> = {
  'network cut, tab closed': async ({ tab, context, open, choose }) => {
    await context.setOffline(true);
    await choose();
    await sendIn(tab);
    await expect(tab.getByText(t('messages.queue', { count: 1 }))).toBeVisible();
    await tab.close();
    await context.setOffline(false);
    await open();
  },
  'session ended': async ({ tab, context, open, choose }) => {
    await context.clearCookies();
    await choose();
    await expect(tab.getByRole('button', { name: t('auth.login.submit') })).toBeVisible();
    await logIn(tab, words, IGLESIAS, '/app');
    const again = await open();
    await expect(again.getByText(/^photo-/u)).toBeVisible();
    await sendIn(again);
  },
  'new build': async ({ tab, choose }) => {
    // What the old build has not loaded yet is gone from the server.
    await tab.route('**/*.js', (route) => route.fulfill({ status: 404 }));
    await choose();
    await sendIn(tab);
    await tab.unroute('**/*.js');
    await tab.reload();
  },
};

test('a message arrives once with its file, whatever becomes of network, tab, session and build: MSG-01 NET-03', async ({
  newSeller,
  newPerson,
  apiOf,
}) => {
  const hired = await apiOf(IGLESIAS);
  const { api } = await newSeller('en');
  const { projectId } = await paidJob(api, hired);
  const thread = await hired.post<{ id: string }>(`/api/projects/${projectId}/conversations`);
  const { page, context } = await newPerson({ locale: 'es-US' });
  await logIn(page, words, IGLESIAS, '/app');
  const said = async (): Promise<readonly string[]> => {
    const { items } = await api.get<Said>(`/api/conversations/${thread.id}/messages`);
    return items.map(({ body, files }) => [body, ...files.map(({ name }) => name)].join(': ')).toSorted();
  };
  const open = async (): Promise<Page> => {
    const tab = await context.newPage();
    await tab.goto(`/app/messages/${thread.id}`);
    await expect(tab.getByRole('textbox', { name: t('messages.compose.label') })).toBeVisible();
    return tab;
  };

  const expected: string[] = [];
  for (const [at, [name, lose]] of Object.entries(LOSSES).entries()) {
    await test.step(name, async () => {
      const tab = await open();
      await tab.getByRole('textbox', { name: t('messages.compose.label') }).fill(name);
      // Its outbox has come.
      await expect(tab.getByRole('button', { name: t('messages.compose.send'), exact: true })).toBeEnabled();
      const file = await photo(`photo-${at}.jpg`, '#8fa6b3');
      await lose({ tab, context, open, choose: () => tab.locator('input[type=file]').setInputFiles(file) });

      expected.push(`${name}: photo-${at}.jpg`);
      await expect.poll(said).toEqual(expected.toSorted());
    });
  }
});
