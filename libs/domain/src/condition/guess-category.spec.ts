import { guessCategory } from './guess-category.js';
import { CONDITION_TEMPLATES } from './templates/condition-templates.js';

describe('the trade that a line speaks of', () => {
  it.each([
    ['Replace missing shingles on the north slope', 'roofing'],
    ['Reponer tejas faltantes', 'roofing'],
    ['Install GFCI outlet at the kitchen sink', 'electrical'],
    ['Water heater has no strap', 'plumbing'],
    ['Peeling PAINT, exterior trim', 'painting'],
    ['La calefacción no enciende', 'hvac'],
    ['Puerta trasera no cierra', 'doors'],
    ['Cracked window glass in bedroom 2', 'windows'],
  ])('COND-01 %s: %s', (line, category) => {
    expect(guessCategory(line)).toBe(category);
  });

  it.each(['Install handrail', 'Handrail missing at the rear steps', 'Instalar pasamanos', 'Falta el barandal'])(
    'COND-01 %s: what the template of a handrail says',
    (line) => {
      const template = CONDITION_TEMPLATES.find(({ id }) => id === 'install-handrail');
      expect(guessCategory(line)).toBe(template?.category);
    },
  );

  it.each(['Strap missing', 'Appraiser to reinspect', 'Trim the rug', ''])('COND-01 says nothing of: %s', (line) => {
    expect(guessCategory(line)).toBeUndefined();
  });

  it('COND-01 does not choose between two that are named alike', () => {
    expect(guessCategory('Door and roof')).toBeUndefined();
  });
});
