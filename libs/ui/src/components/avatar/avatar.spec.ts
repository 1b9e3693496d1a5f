import { initialsOf } from './avatar.js';

describe('initialsOf', () => {
  it.each([
    ['Maria Delgado', 'MD'],
    ['Ana Sofía de la Cruz', 'AC'],
    ['rosa', 'R'],
    ['  ', ''],
    ['Ñandú Ácrata', 'ÑÁ'],
  ])('SHELL-03 makes initials of %j: %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
