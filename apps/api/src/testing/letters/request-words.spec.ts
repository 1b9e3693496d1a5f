import { INTAKE_LETTER_KINDS } from '../../modules/intake/intake-letters.js';
import { readLetter } from './read-letter.js';

const NUMBER = 'RR-2026-000042';
const NAMES = INTAKE_LETTER_KINDS.map((kind) => `intake-${kind.replaceAll('_', '-')}`);

describe('the letters of a repair request', () => {
  it.each(NAMES)('INT-08 lead with the street in the subject, and end with the number: %s', async (name) => {
    expect((await readLetter(name))[0]).toMatch(new RegExp(`^62 Wall Street: .+ \\(${NUMBER}\\)$`));
    expect((await readLetter(name, 'es'))[0]).toMatch(new RegExp(`^62 Wall Street: .+ \\(${NUMBER}\\)$`));
  });

  it.each([
    ['intake-question', 'Answer the question:', 'Contestar la pregunta:'],
    ['intake-offer', 'Review the offer:', 'Revisar la propuesta:'],
    ['intake-closed', 'Open the request:', 'Abrir la solicitud:'],
  ])('INT-08 have a button that says what it is for: %s', async (name, english, spanish) => {
    expect((await readLetter(name))[1]).toContain(english);
    expect((await readLetter(name, 'es'))[1]).toContain(spanish);
  });

  it('INT-07 warn of the link, and follow nothing that has ended', async () => {
    for (const name of NAMES) expect((await readLetter(name))[1]).toContain('Do not share it.');
    for (const name of ['intake-closed', 'intake-declined']) {
      const [, said] = await readLetter(name);
      expect(said).toContain('You can still see it with the button below.');
      expect(said).not.toContain('Follow the request');
    }
  });

  it('INT-08 name the offer’s limit, and the project that was cancelled', async () => {
    expect((await readLetter('intake-offer'))[1]).toContain('5 repairs, not to exceed $3,480.00 in all.');
    expect((await readLetter('intake-project-cancelled'))[1]).toContain('The project “Repairs before closing”');
    expect((await readLetter('intake-submitted'))[1]).toContain('We will review your request within 24 hours.');
  });
});

describe('the letter to whoever is invited', () => {
  it('PROJ-10 says in which town the house is, and until which day the link works', async () => {
    const [subject, said] = await readLetter('party-invitation');
    expect(subject).toBe('You are invited to the repairs of a house in Asheville, NC');
    expect(said).toContain('Daniel Whitaker invites you');
    expect(said).toContain('The link works once, until Fri, Dec 4, 2026.');
    expect(said).not.toContain('62 Wall Street');
  });

  it('INT-08 names the request that an account was made for', async () => {
    const [subject, said] = await readLetter('activation');
    expect(subject).toBe('62 Wall Street: your account is ready');
    expect(said).toContain(`We made an account for your repair request ${NUMBER} for 62 Wall Street.`);
  });
});
