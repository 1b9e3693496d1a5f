import { clientNameFor, houseName, nameLines, projectNameLines, titleBeside } from './project-name.js';

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
    expect(nameLines({ house: 'Tampa, FL', clientName: null, title: 'Roof' })).toEqual(['Tampa, FL', 'Roof']);
  });

  it.each([
    ['Roof repair in Newark', 'Newark, DE', 'Roof repair'],
    ['Roof repair — Newark, DE', 'Newark, DE', 'Roof repair'],
    ['Techo en Newark', 'newark, DE', 'Techo'],
    ['Roof, Newark', 'Newark, DE', 'Roof'],
    ['Roof repair in Newark', '9 Cinnamon Court', 'Roof repair in Newark'],
    ['Newark', 'Newark, DE', 'Newark'],
    ['In Newark', 'Newark, DE', 'In Newark'],
    ['Old Newark', 'Newark, DE', 'Old Newark'],
    ['', '', ''],
  ])('SHELL-07 says the place of “%s” once beside “%s”', (title, house, work) => {
    expect(titleBeside(title, house)).toBe(work);
    expect(nameLines({ house, clientName: null, title })).toEqual([house, work]);
  });

  it('ROLE-06 names the client to the parties alone, and nobody to themselves', () => {
    const facts = { principalName: null, ownerName: 'Dana Reyes', isOwner: false, isParty: true };
    expect(clientNameFor(facts)).toBe('Dana Reyes');
    expect(clientNameFor({ ...facts, isOwner: true })).toBeNull();
    expect(clientNameFor({ ...facts, isOwner: true, principalName: 'Sofia Reyes' })).toBe('Sofia Reyes');
    expect(clientNameFor({ ...facts, isParty: false })).toBeNull();
    expect(clientNameFor({ ...facts, isParty: false, principalName: 'Sofia Reyes' })).toBeNull();
  });
});
