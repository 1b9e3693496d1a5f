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

interface Loss {
  readonly name: string;
  /** Takes away the tab, or what it needs, after the message was written; answers the tab that goes on. */
  readonly happen: (tab: Page, context: BrowserContext, open: () => Promise<Page>) => Promise<void>;
  /** Before Send was pressed. */
  readonly before: (tab: Page, context: BrowserContext) => Promise<void>;
}

const nothing = (): Promise<void> => Promise.resolve();

/** By what a message with a file can be lost. */
const LOSSES: readonly Loss[] = [
  {
    name: 'network cut, tab closed',
    before: (_tab, context) => context.setOffline(true),
    happen: async (tab, context, open) => {
      await expect(tab.getByText(t('messages.queue', { count: 1 }))).toBeVisible();
      await tab.close();
      await context.setOffline(false);
      await open();
    },
  },
  {
    name: 'session ended',
    before: (_tab, context) => context.clearCookies(),
    happen: async (tab) => {
      await expect(tab.getByRole('button', { name: t('auth.login.submit') })).toBeVisible();
      await logIn(tab, words, IGLESIAS, '/app');
    },
  },
  {
    name: 'new build',
    // What the old build has not loaded yet is gone from the server.
    before: async (tab) => void (await tab.route('**/*.js', (route) => route.fulfill({ status: 404 }))),
    happen: async (tab) => {
      await tab.unroute('**/*.js');
      await tab.reload();
    },
  },
  { name: 'nothing at all', before: nothing, happen: nothing },
];

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
  for (const [at, { name, before, happen }] of LOSSES.entries()) {
    await test.step(name, async () => {
      const tab = await open();
      await tab.getByRole('textbox', { name: t('messages.compose.label') }).fill(name);
      await before(tab, context);
      await tab.locator('input[type=file]').setInputFiles(await photo(`photo-${at}.jpg`, '#8fa6b3'));
      await tab.getByRole('button', { name: t('messages.compose.send'), exact: true }).click();
      await happen(tab, context, open);

      expected.push(`${name}: photo-${at}.jpg`);
      await expect.poll(said).toEqual(expected.toSorted());
    });
  }
});
