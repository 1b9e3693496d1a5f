import { patience } from '../support/patience.js';
import { drawsNothing } from '../support/standstill.js';
import { expect, test } from '../support/test.js';

const SHORT = patience.condition / 20;

test('a browser that draws no frame is told from a page that draws, and from one that is busy for ever', async ({
  page,
}) => {
  await page.goto('/app/login');
  expect(await drawsNothing(page)).toBe(false);

  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  expect(await drawsNothing(page, SHORT)).toBe(true);

  await page.reload();
  await page.evaluate(() =>
    setTimeout(() => {
      for (;;);
    }),
  );
  expect(await drawsNothing(page, SHORT)).toBe(false);
});
