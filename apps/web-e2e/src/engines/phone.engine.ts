import { dayFromNow } from '../fixtures/jobs.js';
import { aSeller, IGLESIAS } from '../fixtures/people.js';
import { wordsOf } from '../support/words.js';
import { logIn, register } from './accounts.js';
import { button, css, DIALOG, field, heading, words } from './targets.js';
import { test } from './test.js';

const LIST = 'Handrail at the back steps';

/** Where a start is made, and what is asked for last on the way to it: a page that waits for its reader fetches ahead. */
const STARTS = [
  ['/app/login', 'auth.login.title', '/mf-manifest.json'],
  ['/repair-intake', 'marketing.repair_intake.title', '/page-files.json'],
] as const;

for (const [address, title, last] of STARTS)
  test(`a start at ${address} asks for each manifest of a container once`, async ({ newPerson }) => {
    const visitor = await newPerson('visitor', 'en');
    await visitor.goTo(address);
    await visitor.sees(heading(visitor.words.t(title)));
    await visitor.answers(askedAndAskedAgain(last), 'true 0');
  });

test('who signs in is greeted in the language of their account: I18N-02 AUTH-05', async ({ newPerson }) => {
  const contractor = await newPerson('contractor', 'en');
  await logIn(contractor, IGLESIAS);
  await contractor.sees(words(wordsOf('es').t('auth.toast.logged_in')));
});

test('an empty date says so, and Back closes a dialog, on a phone: PROJ-01 COND-01', async ({ newPerson }) => {
  const client = await newPerson('client', 'en');
  const { t } = client.words;
  await register(client, aSeller('en'));

  await test.step('an empty date shows our words and no day', async () => {
    await client.goTo('/app/projects/create');
    await client.sees(field(t('projects.field.closing_date')));
    await client.answers(WORDS_IN_PLACE, `"${t('ui.field.no_date')}"`);
    await client.looks('empty-date');
    const day = dayFromNow(40);
    if (client.browser.keysOfDay(day) === null) return;
    await client.typeDay(field(t('projects.field.closing_date')), day);
    await client.answers(WORDS_IN_PLACE, 'none');
  });

  if ((await client.browser.run(KNOWS_SHEETS, '')) === 'true') return;

  await test.step('Back closes the dialog and keeps what was pasted', async () => {
    await client.press(button(t('projects.paste.open')));
    await client.type(css('textarea[name=paste-text]'), LIST);
    await client.goBack();
    await client.misses(DIALOG);
    await client.arrivesAt(/\/projects\/create$/u);
    await client.press(button(t('projects.paste.open')));
    await client.keeps(css('textarea[name=paste-text]'), LIST);
  });

  await test.step('a dialog that was closed otherwise leaves nothing for Back', async () => {
    await client.press(button(t('ui.confirm_dialog.cancel'), { within: DIALOG }));
    await client.misses(DIALOG);
    await client.goBack();
    await client.arrivesAt(/\/dashboard$/u);
  });
});

/** Such a browser's own Back closes what lies on top, and no page can press it. */
const KNOWS_SHEETS = "() => String('CloseWatcher' in window)";

/** Whether `last` was asked for, and how many manifests more than once. */
const askedAndAskedAgain = (last: string): string => `() => {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  const manifests = names.filter((name) => name.endsWith('/mf-manifest.json'));
  return names.some((name) => name.endsWith('${last}')) + ' ' + (manifests.length - new Set(manifests).size);
}`;

/** What stands over the parts of the date of the closing: Firefox draws letters there, and nothing stands over them. */
const WORDS_IN_PLACE = `() => {
  const field = document.querySelector('input[type=date]');
  if (CSS.supports('-moz-appearance', 'none')) return field.matches('[data-empty]') ? '"' + field.parentElement.dataset.inPlace + '"' : 'none';
  return getComputedStyle(field.parentElement, '::before').content;
}`;
