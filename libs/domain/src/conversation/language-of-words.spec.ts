import { languageOfWords } from './language-of-words.js';

describe('the language of what somebody wrote', () => {
  it.each([
    'La pintura del alero se está pelando y hay madera podrida debajo.',
    '¿Cuándo puede empezar?',
    'Buenos días, llego mañana a las 9 con el material.',
    'No se puede entrar sin llave, por favor llame antes',
    'Falta el pasamanos de la escalera',
    'El jueves llueve; lo hacemos el viernes.',
    'La senora dice que manana no esta en casa',
    'Gracias, ya está listo.',
    'Reparar el pasamanos',
  ])('is Spanish: %s', (text) => expect(languageOfWords(text)).toBe('es'));

  it.each([
    'The paint comes off again and the wood under it is rotten.',
    'When can you start?',
    'I will be there at 9 with the material.',
    'You can’t get in without the key, please call before.',
    'Repair the handrail',
    'It doesn’t close, the latch is bent',
    'José Peña will send the invoice to the title company.',
    'We moved the piñata from the porch before you came.',
  ])('is English: %s', (text) => expect(languageOfWords(text)).toBe('en'));

  it.each([
    '',
    '   ',
    'Ok',
    'No',
    '7–9 a.m.',
    '62 Wall Street',
    'La Quinta',
    'José Peña',
    'GFCI',
    'https://example.com/la-casa-de-los-pinos',
    'maria.de.la.cruz@example.com',
    'Repair the handrail / Reparar el pasamanos de la escalera the stairs and the rail',
    '日本語',
    '<script>',
  ])('is not said where nobody could be sure: %j', (text) => expect(languageOfWords(text)).toBeUndefined());

  it('takes letters that were typed with a separate accent', () => {
    expect(languageOfWords('Está listo, llegué mañana'.normalize('NFD'))).toBe('es');
  });
});
