import type { BrowserContext, Page, Route } from '@playwright/test';
import { BRENNAN } from '../fixtures/people.js';
import { ApiSession } from '../support/api-session.js';
import { speak } from '../support/language.js';
import { spreadOf } from '../support/sample.js';
import { expect, test } from '../support/test.js';
import { wordsOf, type Words } from '../support/words.js';
import { lookAt } from './look-at.js';
import { AGENT, marketWorld, type MarketWorld } from './market-world.js';
import { browserOf, nameOf, NARROW_VARIANTS, type Variant } from './variants.js';

type Paths = (world: MarketWorld) => readonly string[];

const CLIENT: Paths = ({ contractorId, posted, bidden, submitted, disputed }) => [
  '/dashboard',
  '/projects',
  '/find-contractors',
  '/my-jobs',
  '/notifications',
  '/checkout',
  `/contractors/${contractorId}`,
  `/projects/${submitted}`,
  `/projects/${disputed}/dispute`,
  `/projects/${bidden}?view=bids`,
  `/projects/${posted}/edit`,
];

const CONTRACTOR: Paths = ({ contractorId, bidden }) => [
  '/dashboard',
  '/projects',
  '/projects?view=map',
  '/my-jobs',
  '/notifications',
  `/contractors/${contractorId}`,
  `/projects/${bidden}`,
  '/settings?tab=business',
];

const SIDES = [
  { who: 'client', login: AGENT, pathsOf: CLIENT },
  { who: 'contractor', login: BRENNAN, pathsOf: CONTRACTOR },
] as const;

type Answer = 'fails' | 'hangs';
const ANSWERS: readonly Answer[] = ['fails', 'hangs'];

/** Who is signed in is known; nothing else comes. */
async function withhold(context: BrowserContext, answer: Answer, { t }: Words, but?: RegExp): Promise<void> {
  const body = JSON.stringify({ status: 500, code: 'server.unexpected', detail: t('errors.server.unexpected') });
  await context.route(/\/api\/(?!auth\/)/u, async (route: Route) => {
    if (but?.test(new URL(route.request().url()).pathname) === true) return route.fallback();
    if (answer === 'fails') return route.fulfill({ status: 500, contentType: 'application/problem+json', body });
    return undefined;
  });
}

const giveBack = (context: BrowserContext): Promise<void> => context.unrouteAll({ behavior: 'ignoreErrors' });

/** A screen that has nothing says so: with a way to try again, or that it is still coming. */
async function expectSaid(page: Page, name: string, answer: Answer, { t }: Words): Promise<void> {
  const said =
    answer === 'fails'
      ? page.getByRole('button', { name: t('ui.error_state.retry') })
      : page.locator('main [aria-busy="true"]');
  await expect(said.first(), name).toBeVisible();
}

interface Look {
  readonly page: Page;
  readonly variant: Variant;
  readonly words: Words;
  readonly path: string;
  readonly answer: Answer;
}

async function lookAtNothing({ page, variant, words, path, answer }: Look, what: string): Promise<void> {
  const name = `${path.replaceAll(/[0-9a-f-]{36}/gu, 'id')}, ${what}`;
  await page.goto(`/app${path}`);
  await expectSaid(page, name, answer, words);
  const isOfOne = /\/id/u.test(name);
  const loading = answer === 'hangs';
  await lookAt(page, name, variant, { loading, untitled: loading && isOfOne });
}

for (const variant of NARROW_VARIANTS) {
  test.describe(nameOf(variant), () => {
    const words = wordsOf(variant.locale);

    for (const { who, login, pathsOf } of SIDES) {
      test(`axe and the eye find nothing on what a ${who} sees while data comes, nor when it does not`, async ({
        newPerson,
        apiOf,
      }) => {
        const world = await marketWorld(apiOf);
        const { context, page } = await newPerson(browserOf(variant));
        await speak(context, variant.locale);
        await ApiSession.logIn(context.request, login);
        for (const answer of ANSWERS) {
          await withhold(context, answer, words);
          for (const path of spreadOf(pathsOf(world), ANSWERS.length, ANSWERS.indexOf(answer))) {
            const look = { page, variant, words, path, answer };
            await lookAtNothing(look, `${who}, ${answer}`);
          }
          await giveBack(context);
        }
      });
    }

    test('axe and the eye find nothing on a project whose panels do not come', async ({ newPerson, apiOf }) => {
      const { submitted } = await marketWorld(apiOf);
      const { context, page } = await newPerson(browserOf(variant));
      await speak(context, variant.locale);
      await ApiSession.logIn(context.request, AGENT);
      await withhold(context, 'fails', words, /^\/api\/(projects\/[0-9a-f-]{36}|files\/.*)$/u);
      const look = { page, variant, words, path: `/projects/${submitted}`, answer: 'fails' } as const;
      await lookAtNothing(look, 'panels failing');
      await giveBack(context);
    });
  });
}
