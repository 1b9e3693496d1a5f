import { BID_STATUSES } from './bid.machine.js';
import { endedWithProject } from './bid-ending.js';

describe('a bid on a project that was cancelled', () => {
  it.each(BID_STATUSES)(
    'PROJ-06 BID-04 is told to have ended with it where it waited, and not where it was %s',
    (status) => {
      expect(endedWithProject({ status, rejectReason: null }, 'cancelled')).toBe(status === 'rejected');
      expect(endedWithProject({ status, rejectReason: 'Too late for us.' }, 'cancelled')).toBe(false);
      expect(endedWithProject({ status, rejectReason: null }, 'in_progress')).toBe(false);
    },
  );
});
