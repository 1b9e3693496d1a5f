import { matterName } from './matter-name.js';

const facts = { address: '9 Cinnamon Court', city: 'Tampa', state: 'FL', clientName: 'Dana Reyes', title: 'Roof' };

describe('the name of what leaves the product', () => {
  it('SHELL-07 leads with the house, and is the house alone in a subject', () => {
    expect(matterName(facts)).toEqual({
      house: '9 Cinnamon Court',
      rest: 'Dana Reyes · Roof',
      short: '9 Cinnamon Court',
      whole: '9 Cinnamon Court · Dana Reyes · Roof',
    });
  });

  it('ROLE-06 says place and work to whoever may know neither street nor client', () => {
    expect(matterName({ ...facts, address: null, clientName: null })).toEqual({
      house: 'Tampa, FL',
      rest: 'Roof',
      short: 'Tampa, FL - Roof',
      whole: 'Tampa, FL · Roof',
    });
  });

  it('AUTH-08 says once where it was, of a project whose owner has left', () => {
    const left = { ...facts, address: null, clientName: null, title: 'Tampa, FL 33602' };
    expect(matterName(left)).toEqual({
      house: 'Tampa, FL 33602',
      rest: '',
      short: 'Tampa, FL 33602',
      whole: 'Tampa, FL 33602',
    });
  });
});
