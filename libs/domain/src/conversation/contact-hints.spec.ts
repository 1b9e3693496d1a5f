import { contactHints, type ContactHint } from './contact-hints.js';

const POINTED_OUT: readonly (readonly [string, ContactHint])[] = [
  ['Call me at 845-555-0134', 'phone'],
  ['My number is (845) 555-0134.', 'phone'],
  ['845.555.0134 after five', 'phone'],
  ['845 555 0134', 'phone'],
  ['8455550134', 'phone'],
  ['+1 845 555 0134', 'phone'],
  ['1-845-555-0134', 'phone'],
  ['8 4 5 5 5 5 0 1 3 4', 'phone'],
  ['8-4-5-5-5-5-0-1-3-4', 'phone'],
  ['+52 55 1234 5678', 'phone'],
  ['+34 612 345 678', 'phone'],
  ['Text 555-0134', 'phone'],
  ['My cell: 555 0134', 'phone'],
  ['Llámeme al 845 555 0134', 'phone'],
  ['Mi celular es 555-0134', 'phone'],
  ['Marque (845)555-0134', 'phone'],
  ['eight four five five five five zero one three four', 'phone'],
  ['eight four five, five five five, oh one three four', 'phone'],
  ['It is Eight-Four-Five 555 zero one three four', 'phone'],
  ['ocho cuatro cinco cinco cinco cinco cero uno tres cuatro', 'phone'],
  ['ocho cuarenta y cinco, cinco cincuenta y cinco, cero uno treinta y cuatro', 'phone'],
  ['eight forty-five five fifty-five zero one thirty-four', 'phone'],
  ['nora@example.com', 'email'],
  ['Write to nora.whitfield+job@mail.example.org please', 'email'],
  ['nora (at) example (dot) com', 'email'],
  ['nora [at] example [dot] com', 'email'],
  ['nora at example dot com', 'email'],
  ['nora at gmail', 'email'],
  ['nora @ example . com', 'email'],
  ['nora arroba example punto com', 'email'],
  ['mi correo: nora arroba gmail punto com', 'email'],
  ['nora.whitfield en gmail', 'email'],
  ['NORA@EXAMPLE.COM', 'email'],
  ['diaz@obras.mx', 'email'],
  ['https://example.com/quote', 'link'],
  ['http://example.test', 'link'],
  ['See www.example.com', 'link'],
  ['brennanandsons.com has photos', 'link'],
  ['Look at brennan-roofing.net/work', 'link'],
  ['wa.me/18455550134', 'link'],
  ['t.me/brennan', 'link'],
  ['brennan dot com', 'link'],
  ['obras diaz punto com', 'link'],
  ['Mire www.ejemplo.com', 'link'],
];

const LEFT_ALONE: readonly string[] = [
  'The handrail is 36 inches high, the steps are 11 deep.',
  'That is $4,850.00 for all five.',
  '$2,125,550.00 is not a repair',
  'Case number 561-1234567',
  'FHA case 5611234567',
  'The permit number is 2125550134.',
  'License 4085551234 is on file.',
  'Order 845 555 0134 arrives Monday',
  'Policy no. 212-555-0134',
  'We come on 12/02/2026 at 10:30.',
  '2026-12-02 10:30',
  'The ZIP code is 12401-1234.',
  'Page 5 of 12, condition 3',
  'I need one or two 4x8 sheets.',
  'One, two, three outlets are loose.',
  'Between 8 and 12 on the 4th or 5th',
  'Please call before you come.',
  'Call the lender about page 5.',
  'Text me here once it is done.',
  'The model is GFCI-2000-15A.',
  'It measures 10.5 by 12.25 feet',
  'Paint code 555-013',
  'Room 1234567 has no door',
  'Look at the porch first.',
  'We meet at the house, not at the office.',
  'I am at 41 Elm Street',
  'The photo is IMG_20330412.jpg',
  'See report.pdf, page 4.',
  'Brennan & Co. will do it.',
  'Approx. 3 hrs. of work',
  'ok.thanks',
  'El pasamanos mide 36 pulgadas.',
  'Son $4,850.00 por las cinco.',
  'Llámenos aquí cuando termine.',
  'El expediente 5611234567 es de la FHA.',
  'Vamos el 2 de diciembre a las 10:30.',
  'Uno, dos y tres son del informe.',
  'Hay cuarenta y cinco pies de baranda y dos puertas',
  'La licencia 4085551234 sigue vigente.',
  'En punto a las ocho estaré allí.',
  'Hasta ese punto como acordamos',
  'No.es posible antes del martes',
];

describe('contact hints', () => {
  it.each(POINTED_OUT)('MSG-01 points out “%s” as %s', (text, hint) => {
    expect(contactHints(text)).toContain(hint);
  });

  it.each(LEFT_ALONE)('MSG-01 leaves “%s” alone', (text) => {
    expect(contactHints(text)).toEqual([]);
  });

  it('names each kind once, and the host of an e-mail address is no link', () => {
    expect(contactHints('845-555-0134 or 845-555-0135, nora@example.com')).toEqual(['phone', 'email']);
    expect(contactHints('nora@example.com, https://example.com')).toEqual(['email', 'link']);
  });

  it('reads the longest message in a moment', () => {
    for (const part of ['five ', '8 4 5 ', 'a', '1', 'a.', 'a@', 'nora at ', '845-555-'])
      expect(contactHints(part.repeat(4_000 / part.length))).toBeDefined();
  });
});
