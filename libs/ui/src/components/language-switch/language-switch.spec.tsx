import { LOCALE_STORAGE_KEY } from '@cw/i18n';
import { choiceOwnerFor } from '@cw/i18n/react';
import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.js';
import { LanguageSwitch } from './language-switch.js';

describe('LanguageSwitch', () => {
  it('I18N-02 switches the page’s language in place, and the click is a choice', async () => {
    const { user } = await renderUi(<LanguageSwitch />);
    expect(screen.getByRole('button', { name: 'EN, English' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'ES, Español' }));
    expect(await screen.findByRole('group', { name: 'Idioma' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'ES, Español' })).toHaveAttribute('aria-pressed', 'true');
    expect(window.localStorage.getItem(LOCALE_STORAGE_KEY)).toBe('es');
    expect(choiceOwnerFor('anybody')).toBe('visitor');
  });
});
