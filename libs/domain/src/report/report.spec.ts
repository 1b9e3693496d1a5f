import { checkMachine, decide, eventsFor } from '../machine/machine.js';
import { REPORT_STATES, reportMachine } from './report.js';

describe('a report', () => {
  it('has no state without a way in and out', () => {
    expect(checkMachine(reportMachine)).toEqual([]);
  });

  it.each([
    ['open', 'hide keep', ''],
    ['hidden', 'show', ''],
    ['kept', 'hide', 'report'],
  ] as const)('when %s: staff may %s, a further reader %s', (state, staff, reader) => {
    expect(eventsFor(reportMachine, state, ['admin']).join(' ')).toBe(staff);
    expect(eventsFor(reportMachine, state, ['reader']).join(' ')).toBe(reader);
  });

  it.each(REPORT_STATES)('a reader hides nothing that is %s', (state) => {
    expect(decide(reportMachine, { state, event: 'hide', as: ['reader'] }).ok).toBe(false);
  });
});
