import fc from 'fast-check';
import { lineFault, outgoingFileName, outgoingLine, outgoingText } from './line.js';
import { hasLink } from './links.js';
import { oneLine } from './read-text.js';

describe('a name or a title', () => {
  it.each([
    'Smith & Co.',
    "O'Brien-Núñez Jr.",
    'Replace 2.5 ton A/C unit',
    "St. Mary's roof",
    'J.P. Morgan',
    'J.P.Morgan Chase, N.A.',
    'Acme L.L.C.',
    'Acme Inc./Smith Bros.',
    'Smith, M.D.',
    'Nunez,Jr.',
    'Nunez.Jr',
    '1418 Main.St',
    '12 1/2 Elm St., Apt. 4/B',
    'Repair roof.Paint siding',
    'Replace wall.top plate',
    'Remove & replace incl.labor/material',
    'Handrail: 36" high, 4" o.c.',
    'Re-inspection (1004D/442) @ $150.00',
    'Seal 3:12 roof, flash w/ 24 ga. metal',
    'GFCI @ kitchen & bath',
    'HVAC/plumbing/elec.',
    'Ratio 4:1',
    'Case 371-2845560, file HT-2026.1184',
    'Note: call first',
    'The .Org Company of Ohio',
    'Better.com',
    'Better.com Mortgage, N.A.',
    'Siding 12 sq.ft/side',
    'Gutter lin.ft/day',
    'Gravel cu.yd/load',
    'Flashing 4 sq.in/side',
    'See addl.info',
    'Run water.Test heater',
    'Joists 16in.oc/brace',
    'Check elec.panel/water.heater',
    'Tel: 555-0134',
    'Studs 2x4@16in.oc',
    'Sherwin@7005.flat',
    'File:HT-2026',
    'Data: see page 4',
    'I ❤️ Ohio',
    'नेहा',
    'www',
    'www…',
    'محمد العلي',
    'می‌خواهم',
    'Ana 👩‍👧',
    '株式会社サクラ',
    'x',
    '5%',
    '',
  ])('may be %j', (text) => {
    expect(lineFault(oneLine(text))).toBeUndefined();
  });

  it.each([
    'URGENT: your wire changed, see https://evil.example/w',
    'HTTPS://EVIL.EXAMPLE',
    'hxxp://evil.example',
    'https:evil.example',
    'ftp:files.evil',
    'mailto:pay@evil.example',
    'javascript:alert(1)',
    'see www.evil.rodeo',
    'see www2.evil.rodeo',
    'tel:+15550134',
    'Ana sms:+15550134',
    'facetime:+15550134',
    'whatsapp:1',
    'data:text/html,x',
    'ms-msdt:/id',
    'हिन्दी.com/w',
    '💩.la/w',
    'i❤️.ws/win',
    'evil_.com/w',
    'a@भारत.भारत',
    'pay@163.com',
    'evil.example/w',
    'Go to evil.com/, now',
    '(evil.com/w)',
    'bit.ly/x',
    'evil.in/w',
    'evilsq.in/w',
    'cu.com/w',
    'sq.in.evil.com/w',
    'pay.evil.co.uk/w',
    't.co/x',
    'evil.top/w',
    'evil.example:8080/w',
    'evil.de?w=1',
    'evil.us#w',
    'xn--80ak6aa92e.xn--p1ai',
    '10.0.0.1/w',
    'pay@evil.example',
    'Ana <pay@evil.rodeo>',
    'ｅｖｉｌ．ｃｏｍ／ｗ',
    'evil。com/w',
    'evil․com/w',
    'evil﹒com/w',
    'a⒈com/w',
    'https﹕//evil.rodeo',
    '℡﹕+15550134',
    'ev\u200Cil.c\u200Dom/w',
    'https\uFE0F://evil.rodeo',
  ])('is no link: %j', (text) => {
    expect(lineFault(oneLine(text))).toBe('link');
  });

  it.each([
    'Ann \u202Egnp.exe',
    '\u2066Ann\u2069',
    'Ann\u200F',
    '\u200EAnn',
    'Ann\u061C',
    'Half \ud800 porch',
    'Half \ufffd porch',
    'Ann\u{E0041}\u{E0042}',
    '\u{E0041}\u{E0042}',
    'Ana\u{E0154}\u{E0158}',
    'Ana\uFE0F\uFE0E\uFE0F',
    'Ana\u2063\u206A',
  ])('reads as it is stored: not %j', (text) => {
    expect(lineFault(oneLine(text))).toBe('unreadable');
  });

  it.each(['\u3164\u3164\u3164\u3164', '\u2800\u2800', '\u200C\u200D'])('is seen: not %j alone', (text) => {
    expect(lineFault(oneLine(text))).toBe('required');
  });

  it('is one line without control characters, and blanks without a width are nothing', () => {
    expect(oneLine('Ana\r\nBcc: x\u0000\u2028y\tz')).toBe('Ana Bcc: x y z');
    expect(oneLine('\u200B\u200B\uFEFF\u2060\u00AD')).toBe('');
  });
});

const LIKE_A_HOST = /(?:[^\s\p{P}]|[-_])[.\u3002]\p{L}[\p{L}\p{M}]+/u;
const TURNING = /[\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E0FFF}]/u;
const HOSTILE = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        ...[
          'https://',
          'www.',
          'evil',
          '.',
          '.example',
          '.com',
          '/w',
          '@',
          ':',
          ' ',
          '\n',
          '\u202E',
          '\u200B',
          '．',
          '﹒',
          '﹕',
          '⒈',
          '…',
          '／',
          'xn--p1ai',
          'नि',
          '💩',
          '\uFE0F',
          '_',
          'facetime',
          '\u{E0041}',
          '\ud800',
        ],
      ),
    )
    .map((parts) => parts.join('')),
);

describe('what leaves the product', () => {
  it.each([
    ['URGENT: see https://evil.example/w', 'URGENT: see https: //evil. example/w'],
    ['Write to pay@evil.rodeo', 'Write to pay@ evil. rodeo'],
    ['Better.com Mortgage', 'Better. com Mortgage'],
    ['ev\u200Bil.com', 'evil. com'],
    ['evil.भारत/w', 'evil. भारत/w'],
    ['💩.la', '💩. la'],
    ['evil_.com', 'evil_. com'],
    ['facetime:+1555', 'facetime: +1555'],
    ['I ❤️ Ohio', 'I ❤️ Ohio'],
    ['Ana\u{E0154}\u{E0158}', 'Ana'],
    ['Ana\uFE0F\u{E0041}\uFE0F', 'Ana\uFE0F'],
    ['evil。com', 'evil。 com'],
    ['evil﹒com', 'evil. com'],
    ['a⒈com', 'a1. com'],
    ['ｅｖｉｌ．ｃｏｍ／ｗ', 'evil. com/w'],
    ['https﹕//evil', 'https: //evil'],
    ['pay﹫evil․rodeo', 'pay@ evil. rodeo'],
    ['℡﹕+15550134', 'TEL: +15550134'],
    ['Ann\u{E0041}\u{E0042}a', 'Anna'],
    ['Fläche ½ ｍ, No. ⒈', 'Fläche ½ ｍ, No. ⒈'],
    ['evil.example:8080/w', 'evil. example: 8080/w'],
    ['sq.ft/side', 'sq. ft/side'],
    ['Roof =?utf-8?Q?pay_at_evil=2Eexample=2Fw?=', 'Roof = ?utf-8?Q?pay_at_evil=2Eexample=2Fw?='],
    ["O'Brien-Núñez Jr., 2.5 ton A/C, 10:30 a.m.", "O'Brien-Núñez Jr., 2.5 ton A/C, 10:30 a.m."],
    ['Ana\r\nBcc: x \u202Egnp.exe', 'Ana Bcc: x gnp. exe'],
  ])('has no link that a program finds: %j', (text, line) => {
    expect(outgoingLine(text)).toBe(line);
  });

  it('keeps the lines of what people wrote, and the ending of a file', () => {
    expect(outgoingText('First\n\nsee www.evil.example')).toBe('First\n\nsee www. evil. example');
    expect(outgoingFileName('a\r\nb \u202Egpj.com.pdf')).toBe('a b gpj.com.pdf');
  });

  it('has none, whatever it was, and stays what it is', () => {
    fc.assert(
      fc.property(HOSTILE, (text) => {
        for (const leave of [outgoingText, outgoingLine]) {
          const left = leave(text);
          const read = left.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
          expect([hasLink(left), LIKE_A_HOST.test(read), TURNING.test(left)]).toEqual([false, false, false]);
          expect(leave(left)).toBe(left);
        }
        expect(outgoingLine(text)).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      }),
    );
  });
});
