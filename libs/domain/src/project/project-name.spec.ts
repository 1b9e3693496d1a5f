import { houseName, projectNameLines } from './project-name.js';

const house = { address: '9 Cinnamon Court', city: 'Tampa', state: 'FL' };

describe('what a project is called', () => {
  it('ROLE-06 leads with the street for those who may know it, and with the place for others', () => {
    expect(houseName(house)).toBe('9 Cinnamon Court');
    expect(houseName({ ...house, address: null })).toBe('Tampa, FL');
  });

  it('SHELL-07 says the house, then the client, then the work', () => {
    expect(projectNameLines({ ...house, clientName: 'Dana Reyes', title: 'Roof and stairs' })).toEqual([
      '9 Cinnamon Court',
      'Dana Reyes',
      'Roof and stairs',
    ]);
    expect(projectNameLines({ ...house, clientName: null, title: 'Roof and stairs' })).toEqual([
      '9 Cinnamon Court',
      'Roof and stairs',
    ]);
  });
});
