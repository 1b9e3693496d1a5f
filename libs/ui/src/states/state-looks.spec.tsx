import { screen } from '@testing-library/react';
import { loadMessages, LOCALES } from '@cw/i18n';
import { StateChip, type StateChipProps } from '../components/chip/state-chip.js';
import { renderUi } from '../testing/render-ui.js';
import { STATE_LOOKS, stateWordId, type StateLook } from './state-looks.js';

const rows = Object.entries(STATE_LOOKS).flatMap(([machine, looks]) =>
  Object.entries(looks as Record<string, StateLook>).map(([state, look]) => ({ machine, state, look })),
);

describe('state looks', () => {
  it.each(LOCALES)('I18N-01 has a word for every state in %s', async (locale) => {
    const messages = await loadMessages(locale);
    const missing = rows.filter(({ look }) => (messages[look.wordId] ?? '') === '').map(({ look }) => look.wordId);
    expect(missing).toEqual([]);
  });

  it.each(LOCALES)(
    'tells two states of one machine apart by shape or by word in %s, never by color alone',
    async (locale) => {
      const messages = await loadMessages(locale);
      const alike = rows.flatMap((one, index) =>
        rows
          .slice(index + 1)
          .filter(({ machine, look }) => machine === one.machine && look.tone !== one.look.tone)
          .filter(({ look }) => look.glyph === one.look.glyph && messages[look.wordId] === messages[one.look.wordId])
          .map(({ state }) => [one.machine, one.state, state]),
      );
      expect(alike).toEqual([]);
    },
  );

  it('I18N-01 has in Spanish two words for two states that English tells apart', async () => {
    const [en, es] = [await loadMessages('en'), await loadMessages('es')];
    const alike = rows.flatMap((one, index) =>
      rows
        .slice(index + 1)
        .filter(({ look }) => es[look.wordId] === es[one.look.wordId] && en[look.wordId] !== en[one.look.wordId])
        .map(({ look }) => [one.look.wordId, look.wordId]),
    );
    expect(alike).toEqual([]);
  });

  it('keeps the color of time for what expires', () => {
    expect(rows.filter(({ look }) => look.tone === 'tape').map(({ machine, state }) => `${machine}.${state}`)).toEqual([
      'verification.expiring',
    ]);
  });

  it('fills only what is final and good', () => {
    expect(rows.filter(({ look }) => look.solid === true).map(({ machine, state }) => `${machine}.${state}`)).toEqual([
      'condition.cleared',
      'payment.released',
      'intake.closed',
    ]);
  });
});

describe('StateChip', () => {
  it.each([
    [{ machine: 'project', state: 'open', seenBy: 'client' }, 'Open for bids', 'Recibe ofertas'],
    [{ machine: 'bid', state: 'rejected' }, 'Not chosen', 'No elegida'],
    [{ machine: 'condition', state: 'evidenced' }, 'Evidence ready', 'Evidencia lista'],
    [{ machine: 'payment', state: 'submitted' }, 'In escrow', 'En garantía'],
  ] as const satisfies readonly (readonly [StateChipProps, string, string])[])(
    'I18N-01 shows %o with its word in both languages and a glyph that readers skip',
    async (state, en, es) => {
      const first = await renderUi(<StateChip {...state} />);
      expect(screen.getByText(en)).toBeVisible();
      expect(first.container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
      first.unmount();
      await renderUi(<StateChip {...state} />, { locale: 'es' });
      expect(screen.getByText(es)).toBeVisible();
    },
  );

  it('presses the seal when a condition is cleared before the reader’s eyes, not on a page that opens so', async () => {
    const { container, rerender } = await renderUi(<StateChip machine="condition" state="accepted" />);
    rerender(<StateChip machine="condition" state="cleared" />);
    expect(container.querySelector('svg')).toHaveClass('pressed');
    const opened = await renderUi(<StateChip machine="condition" state="cleared" />);
    expect(opened.container.querySelector('svg')).not.toHaveClass('pressed');
  });

  it.each(['contractor', 'staff'] as const)(
    'calls submitted work, for %s, a review of the one whose turn it is',
    async (seenBy) => {
      await renderUi(<StateChip machine="project" state="in_progress.submitted" seenBy={seenBy} />);
      expect(screen.getByText('Client’s review')).toBeVisible();
    },
  );

  it('has one place for a word, by who reads it', () => {
    expect(stateWordId('project', 'in_progress.submitted', 'client')).toBe('states.project.in_progress.submitted');
    for (const reader of ['contractor', 'staff'] as const)
      expect(stateWordId('project', 'in_progress.submitted', reader)).toBe(
        'states.project_seen_by_contractor.submitted',
      );
    expect(stateWordId('project', 'in_progress.started', 'contractor')).toBe('states.project.in_progress.started');
  });

  it.each([
    ['en', 0, 'Ends today'],
    ['en', 1, 'Ends tomorrow'],
    ['en', 14, 'Expires in 14 d'],
    ['es', 0, 'Vence hoy'],
    ['es', 1, 'Vence mañana'],
    ['es', 14, 'Vence en 14 d'],
  ] as const)('says in %s how long a paper with %i days left is still good', async (locale, daysLeft, word) => {
    await renderUi(<StateChip machine="verification" state="expiring" daysLeft={daysLeft} />, { locale });
    expect(screen.getByText(word)).toBeVisible();
  });
});
