import { setImmediate } from 'node:timers';
import { FAQ_ENTRIES } from '../faq/faq-entries.js';
import { ADDRESSES, renderPage, shareImagePath, type PageAddress, type RenderedPage } from './render.js';

const LONGEST_TITLE = 65;
const LONGEST_DESCRIPTION = 160;

// React's drawing for the build begins by it, and a browser has none.
beforeAll(() => void Object.assign(globalThis, { setImmediate }));

const drawn = new Map<string, Promise<RenderedPage>>();

/** A page, which is drawn once. */
function pageAt(page: PageAddress): Promise<RenderedPage> {
  const rendered = drawn.get(page.address) ?? renderPage(page, '2026-11-20');
  drawn.set(page.address, rendered);
  return rendered;
}

async function headOf(page: PageAddress): Promise<Document> {
  const { head } = await pageAt(page);
  return new DOMParser().parseFromString(`<!doctype html><head>${head}</head>`, 'text/html');
}

const every = ADDRESSES.map((page) => [page.address, page] as const);

describe('the head of a stored page', () => {
  it.each(every)('MKT-01 of %s has one title and one description, which a search shows whole', async (_, page) => {
    const head = await headOf(page);
    const descriptions = [...head.querySelectorAll('meta[name="description"]')];
    const [description] = descriptions.map((meta) => meta.getAttribute('content') ?? '');

    expect(head.querySelectorAll('title')).toHaveLength(1);
    expect(head.title).toMatch(/^.+ · Closewright$/);
    expect(head.title.slice(LONGEST_TITLE)).toBe('');
    expect(descriptions).toHaveLength(1);
    expect(description).toMatch(/\S \S/);
    expect(description?.slice(LONGEST_DESCRIPTION)).toBe('');
  });

  it.each(every)('AREA-02 of %s has its addresses and its picture once, and data that can be read', async (_, page) => {
    const head = await headOf(page);
    const picture = head.querySelector('meta[property="og:image"]')?.getAttribute('content');

    expect(head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
    expect(head.querySelectorAll('link[rel="alternate"]')).toHaveLength(3);
    expect(picture?.endsWith(shareImagePath(page.path, page.locale))).toBe(true);
    const data = [...head.querySelectorAll('script')].map(({ textContent }): unknown => JSON.parse(textContent));
    expect(data).toEqual(data.map(() => expect.objectContaining({ '@context': 'https://schema.org' })));
    expect(data.length).toBeGreaterThan(0);
  });

  it.each(['/faq', '/es/faq'])('%s tells search engines each question that it answers', async (address) => {
    const page = ADDRESSES.find((one) => one.address === address);
    if (!page) throw new Error('There is no such page');
    const { body } = await renderPage(page, '2026-11-20');
    const data = [...(await headOf(page)).querySelectorAll('script')].map(
      ({ textContent }): { '@type': string; mainEntity?: { name: string; acceptedAnswer: { text: string } }[] } =>
        JSON.parse(textContent),
    );
    const told = data.find((one) => one['@type'] === 'FAQPage')?.mainEntity ?? [];
    const text = new DOMParser().parseFromString(body, 'text/html').body.textContent;

    expect(told).toHaveLength(FAQ_ENTRIES.length);
    for (const { name, acceptedAnswer } of told) {
      expect(text).toContain(name);
      expect(text).toContain(acceptedAnswer.text);
    }
  });
});

// React keeps back what is long and shows it by a script of its own, which no policy of ours lets run.
it.each(every)('MKT-01 the body of %s stands where it is read, without a script to put it there', async (_, page) => {
  const { body } = await pageAt(page);
  expect(body).not.toMatch(/<script|<template/);
});
