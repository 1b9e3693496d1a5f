import { LOAN_PROGRAMS, PRIORITIES, PROJECT_CATEGORIES, PROJECT_STATUSES } from './project.js';

describe('the words of a project', () => {
  it('PROJ-02 are eleven categories and four priorities', () => {
    expect([...PROJECT_CATEGORIES].sort()).toEqual(
      [
        ...['electrical', 'plumbing', 'roofing', 'flooring', 'painting', 'drywall'],
        ...['windows', 'doors', 'hvac', 'landscaping', 'other'],
      ].sort(),
    );
    expect(PRIORITIES).toEqual(['low', 'normal', 'high', 'urgent']);
  });

  it('PROJ-04 COND-06 are four statuses and five loan programs', () => {
    expect(PROJECT_STATUSES).toEqual(['open', 'in_progress', 'completed', 'cancelled']);
    expect(LOAN_PROGRAMS).toEqual(['conventional', 'fha', 'va', 'usda', 'cash']);
  });
});
