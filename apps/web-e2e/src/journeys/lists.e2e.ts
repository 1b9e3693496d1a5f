import { postedProject } from '../fixtures/awarded.js';
import { aProject, dayFromNow, unique } from '../fixtures/jobs.js';
import { BRENNAN } from '../fixtures/people.js';
import { logIn } from '../pages/auth.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';
import { wordsOf } from '../support/words.js';

const words = wordsOf('en');
const { t } = words;

/** Where the demo's contractor works around. */
const BRENNAN_ZIP = '12401';
/** Beyond where the contractor works: only what they saved can tell them of it. */
const FAR_AWAY = { city: 'Los Angeles', state: 'CA', zip: '90012' } as const;

test('a contractor saves filters, is told of a project that fits, finds it on the map and comes back: PROJ-05 PROJ-07', async ({
  newPerson,
  newSeller,
}) => {
  const { page } = await newPerson();
  // By the form: it speaks English again, whatever was chosen before.
  await logIn(page, words, BRENNAN, '/app');
  const { api: client } = await newSeller();
  const word = unique('Gazebo').replace(' ', '');
  const title = `${word} trim`;
  const opener = page.getByRole('button', { name: t('projects.saved.open_new', { count: 1 }), exact: true });

  await test.step('the list begins with what is in reach, and goes as far as one likes by one press', async () => {
    await page.goto('/app/projects');
    const chips = page.getByRole('list', { name: t('projects.filter.active') });
    await chips.getByRole('button', { name: new RegExp(BRENNAN_ZIP) }).click();
    await expect(page).toHaveURL(/\/projects\?radius=any$/);
    await expect(chips.getByRole('button', { name: new RegExp(BRENNAN_ZIP) })).toBeVisible();
  });

  await test.step('filters narrow the list to nothing yet, and are saved with alerts', async () => {
    const search = page.getByRole('search', { name: t('projects.filter.label') });
    await search.getByLabel(t('projects.filter.search'), { exact: true }).fill(word);
    await search.getByRole('button', { name: t('projects.filter.more'), exact: true }).click();
    await search.getByText(t('projects.category.painting'), { exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`q=${word}&trades=painting&radius=any$`));
    await expect(page.getByRole('heading', { name: t('projects.list.empty_filtered_title') })).toBeVisible();

    await page.getByRole('button', { name: t('projects.saved.save'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('projects.saved.save_title') });
    await dialog.getByLabel(t('projects.saved.name'), { exact: true }).fill(word);
    await expect(dialog.getByRole('checkbox', { name: t('projects.saved.alerts') })).toBeChecked();
    await dialog.getByRole('button', { name: t('projects.saved.save_confirm'), exact: true }).click();
    await expect(page.getByText(t('projects.saved.saved_as', { name: word }))).toBeVisible();
  });

  await test.step('a client posts a project that fits: the contractor is told, and the list has it', async () => {
    await postedProject(client, { ...aProject(title), ...FAR_AWAY });
    await expectToast(page, t('notifications.event.saved_search_match.title'));
    await opener.click();
    await page.getByRole('dialog').getByRole('button', { name: word, exact: true }).click();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await expect(opener).toHaveCount(0);
  });

  await test.step('the map has it as a dot, and the way back from it leads there again', async () => {
    await page.getByRole('button', { name: t('projects.view.map'), exact: true }).click();
    await page
      .getByRole('button', { name: t('projects.map.dot', { zip: FAR_AWAY.zip, count: 1 }), exact: true })
      .click();
    const place = page.getByRole('heading', { name: t('projects.list.at_title', { zip: FAR_AWAY.zip }) });
    await expect(place).toBeVisible();
    const address = page.url();
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(place).toBeVisible();
    await page.getByRole('button', { name: t('projects.view.list'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`q=${word}&trades=painting&radius=any$`));
  });

  await test.step('what is saved is deleted', async () => {
    await page.getByRole('button', { name: t('projects.saved.open'), exact: true }).click();
    await page.getByRole('button', { name: t('projects.saved.delete_named', { name: word }) }).click();
    const ask = page.getByRole('dialog', { name: t('projects.saved.delete_title', { name: word }) });
    await ask.getByRole('button', { name: t('projects.saved.delete'), exact: true }).click();
    await expect(page.getByRole('heading', { name: t('projects.saved.empty_title') })).toBeVisible();
  });
});

test('My Projects begin with the soonest closing, and are sorted and narrowed by state: PROJ-05 PROJ-07', async ({
  newSeller,
}) => {
  const { page, api } = await newSeller();
  const [soon, late] = [unique('Soon'), unique('Late')];
  await postedProject(api, { ...aProject(soon), closingDate: dayFromNow(20) });
  await postedProject(api, { ...aProject(late), closingDate: dayFromNow(60) });
  const titles = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: /^[^:]* (Soon|Late) \S+$/ });

  await page.goto('/app/projects');
  await expect(titles).toContainText([soon, late]);
  await page.getByLabel(t('projects.filter.sort'), { exact: true }).selectOption('newest');
  await expect(titles).toContainText([late, soon]);
  await page.getByLabel(t('projects.filter.status'), { exact: true }).selectOption('completed');
  await expect(page.getByRole('heading', { name: t('projects.list.empty_filtered_title') })).toBeVisible();
  await expect(page).toHaveURL(/status=completed&sort=newest$/);
});
