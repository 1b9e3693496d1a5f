import { LOCALES } from '@cw/i18n';
import { everyMail } from '../../testing/every-mail.js';
import { asWordDraws, drawnByWord, type DrawnBox } from '../../testing/word-engine.js';
import { renderMail } from './render-mail.js';

const OURS = 'https://closewright.test';
/** A reading pane on a desk: without a width of its own a card fills it. */
const DESK = 1400;

const named = (boxes: readonly DrawnBox[], part: string): DrawnBox[] =>
  boxes.filter(({ classes }) => classes.includes(`cw-${part}`));

const pagesIn = async (locale: 'en' | 'es'): Promise<[string, string][]> =>
  (await everyMail(locale, 'Ana')).map((mail) => [
    mail.subject,
    renderMail(mail, OURS, `${OURS}/app/unsubscribe#x`).html,
  ]);

describe('every kind of mail in Outlook on Windows, as Word draws it', () => {
  it.each(LOCALES)('NOTE-06 is a card of 600 px, and its footer is as wide: %s', async (locale) => {
    const pages = await pagesIn(locale);
    const wide = pages.filter(([, html]) => {
      const boxes = drawnByWord(html, DESK);
      const [cards, feet] = [named(boxes, 'card'), named(boxes, 'foot')];
      return cards.length !== 1 || feet.length === 0 || [...cards, ...feet].some(({ width }) => width > 600);
    });

    expect(wide.map(([subject]) => subject)).toEqual([]);
    expect(pages.length).toBeGreaterThan(120);
  });

  it.each(LOCALES)('NOTE-06 has a button with room around its words, in its color: %s', async (locale) => {
    const pages = await pagesIn(locale);
    const small = pages.filter(([, html]) => {
      const buttons = named(drawnByWord(html, DESK), 'button');
      return !buttons.every(
        ({ attributes, style }) => style.padding === '14px 22px' && attributes.bgcolor === '#0A5A92',
      );
    });

    expect(small.map(([subject]) => subject)).toEqual([]);
  });

  it('NOTE-06 has our fonts or their kin, not Times, and lines as high as they are', async () => {
    const [[, html] = ['', '']] = await pagesIn('en');
    const words = drawnByWord(html, DESK).filter(({ classes }) =>
      ['cw-text', 'cw-title', 'cw-head', 'cw-foot', 'cw-press', 'cw-link', 'cw-heading'].includes(classes[0] ?? ''),
    );
    const [sheet = ''] = /<!--\[if mso\]>.*?<style>(.*?)<\/style>.*?<!\[endif\]-->/s.exec(html)?.slice(1) ?? [];

    expect(sheet).toContain('{font-family:Arial,sans-serif !important}');
    expect(words.length).toBeGreaterThan(5);
    for (const [tag] of html.matchAll(/<[a-z]\w* class="cw-(?:text|title|foot)"[^>]*>/g))
      expect(tag).toContain('mso-line-height-rule:exactly');
  });

  it('NOTE-06 breaks the lines that people broke', async () => {
    const mail = (await everyMail('en', 'Ana')).find(({ subject }) => subject === 'desk.mail.message.subject');
    const values = { ...mail?.values, message: 'The roof\n\nand\nthe stairs' };
    const html = mail && renderMail({ ...mail, values }, OURS).html;

    expect(asWordDraws(html ?? '')).toContain('The roof<br><br>and<br>the stairs');
  });

  it('NOTE-06 shows no words twice: what a list of mails is to show stays hidden', async () => {
    const [mail] = await everyMail('en', 'Ana');
    const [hidden] = mail ? drawnByWord(renderMail(mail, OURS).html, DESK).filter(({ tag }) => tag === 'div') : [];

    expect(hidden?.style.display).toBe('none');
  });
});

describe('the emulation of Word', () => {
  it('reads what is for it, and leaves out what it does not know', () => {
    const page =
      '<!--[if mso]><table width="600"><tr><td><![endif]--><div style="max-width:600px;margin:0 auto;padding:4px">a</div>' +
      '<!--[if mso]></td></tr></table><![endif]--><!--[if !mso]><!--><b>b</b><!--<![endif]-->' +
      '<a style="display:inline-block;padding:14px;font-family:\'Besley\',Georgia">c</a>';

    expect(asWordDraws(page)).toBe(
      '<table width="600"><tr><td><div style="">a</div></td></tr></table>' +
        '<a style="font-family:\'Times New Roman\'">c</a>',
    );
    expect(drawnByWord(page, 1400).find(({ tag }) => tag === 'div')?.width).toBe(600);
    expect(drawnByWord('<table style="width:100%;max-width:600px"></table>', 1400)[0]?.width).toBe(1400);
  });
});
