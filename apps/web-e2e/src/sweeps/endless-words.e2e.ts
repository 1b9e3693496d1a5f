import type { Page } from '@playwright/test';
import { aProject, unique } from '../fixtures/jobs.js';
import { photo } from '../fixtures/files.js';
import { IGLESIAS } from '../fixtures/people.js';
import { ApiSession } from '../support/api-session.js';
import { expect, test } from '../support/test.js';

const WIDTHS = [390, 1280] as const;
/** A word that nothing can break, as long as a field takes. */
const endless = (length: number): string => 'W'.repeat(length);

/** In the page: what widens it, by its tag and the first of its words. */
function outside(): string[] {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > page.clientWidth + 1 && element.childElementCount === 0,
  );
  return wide.map(
    ({ tagName, parentElement, textContent }) => `${parentElement?.tagName}>${tagName} ${textContent.slice(0, 20)}`,
  );
}

async function expectFits(page: Page, paths: readonly string[], word: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(path);
      await expect.poll(() => page.evaluate((text) => document.body.innerText.includes(text), word)).toBe(true);
      expect([path, width, await page.evaluate(outside)]).toEqual([path, width, []]);
    }
  }
}

test('a word without end breaks, and widens nobody’s page: PROJ-01 BID-01', async ({ newSeller, newPerson, apiOf }) => {
  const word = unique('Rail').replaceAll(' ', '');
  const long = (length: number): string => `${word}${endless(length - word.length)}`;
  const { page: seller, api } = await newSeller();
  const { city, state, zip, closingDate } = aProject('');
  const condition = { title: long(110), quote: long(300), location: long(60), scope: long(300) };
  const project = await api.post<{ id: string; conditions: { id: string }[] }>('/api/projects', {
    ...{ city, state, zip, closingDate, title: long(110), description: long(600), specialRequirements: long(300) },
    ...{ lender: long(80), settlementAgent: long(80) },
    conditions: [{ ...condition, category: 'painting', source: 'appraisal', page: 4, responsibleParty: 'seller' }],
  });
  await api.upload(project.id, { kind: 'photo' }, { ...(await photo('a.jpg', '#335577')), name: `${long(90)}.jpg` });
  const contractor = await apiOf(IGLESIAS);
  const line = { conditionId: project.conditions[0]?.id, included: true, amountCents: 100_000, note: long(200) };
  await contractor.post(`/api/projects/${project.id}/bids`, {
    ...{ amountCents: 100_000, timeline: long(60), workDescription: long(300), materials: long(300) },
    lines: [line],
  });
  const page = `/app/projects/${project.id}`;
  await expectFits(seller, [page, `${page}?view=bids`, '/app/projects', '/app/dashboard'], word);

  const bidder = await newPerson({ locale: 'en-US' });
  await ApiSession.logIn(bidder.context.request, IGLESIAS);
  await expectFits(bidder.page, [page, '/app/projects?sort=newest&radius=any', '/app/my-jobs'], word);
});
