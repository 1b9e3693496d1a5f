import { screen } from '@testing-library/react';
import { aPaymentSummary } from '../../testing/payments.js';
import { aProjectDetail } from '../../testing/projects.js';
import { renderWithApp } from '../../testing/render-with-app.js';
import { wordsOf } from '../../testing/words-of.js';
import { ClosingPanel } from './closing-panel.js';

const past = { postedAt: '2025-10-14T15:00:00.000Z', closingDate: '2025-11-14' };

describe('ClosingPanel', () => {
  it.each([
    ['en', 'Closed Fri, Nov 14'],
    ['es', 'Cerrado el vie 14 nov'],
  ] as const)('PROJ-03 a deal whose repairs are done is closed, not late, in %s', async (locale, closed) => {
    const project = aProjectDetail({ ...past, status: 'completed' });
    const { container } = await renderWithApp(<ClosingPanel project={project} />, { locale });

    expect(container).toHaveTextContent(closed);
    expect(container).not.toHaveTextContent(/days past closing|días después del cierre/);
  });

  it('PAY-04 says that the closing fell through, and no day of it', async () => {
    const closing = { payer: 'client', dueOn: '2026-11-27', fellThroughAt: '2026-11-20T15:00:00.000Z' } as const;
    const payment = aPaymentSummary({ paymentTiming: 'at_closing', closing });
    const project = aProjectDetail({ status: 'completed', closingDate: null, payment });
    const { container } = await renderWithApp(<ClosingPanel project={project} />);

    expect(container).toHaveTextContent('The closing fell through on Fri, Nov 20');
    expect(container).not.toHaveTextContent('No closing date yet');
  });

  it('PROJ-04 marks the last day on which the client can decide, not the midnight after it', async () => {
    const project = aProjectDetail({
      ...{ closingDate: '2099-12-04', postedAt: '2099-11-20T15:00:00.000Z' },
      ...{ status: 'in_progress', work: 'submitted', reviewDueAt: '2099-12-02T05:00:00.000Z' },
    });
    await renderWithApp(<ClosingPanel project={project} />);

    const marks = screen.getAllByRole('listitem').map(wordsOf);
    expect(marks.find((mark) => mark.includes('Decide by'))).toMatch(/Dec 1$/);
  });

  it.each([
    ['open', null, 1],
    ['in_progress', 'not_started', 1],
    ['in_progress', 'submitted', 0],
    ['completed', null, 0],
  ] as const)(
    'PROJ-03 says in a project %s, %s whether no day is left for work to begin',
    async (status, work, count) => {
      const closingDate = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
      const project = aProjectDetail({ ...past, closingDate, status, work });
      await renderWithApp(<ClosingPanel project={project} />);

      expect(screen.queryAllByText(/^The last safe day for work was /)).toHaveLength(count);
    },
  );

  it('PROJ-03 a deal that closing has overtaken says how late it is', async () => {
    const project = aProjectDetail({ ...past, status: 'in_progress' });
    const { container } = await renderWithApp(<ClosingPanel project={project} />);

    expect(container).toHaveTextContent(/days past closing/);
    const marks = screen.getAllByRole('listitem').map(wordsOf);
    expect(marks.at(-1)).toMatch(/^Closing Fri, Nov 14/);
  });
});
