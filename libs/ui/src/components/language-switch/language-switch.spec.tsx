import { screen } from '@testing-library/react';
import { LOCALE_STORAGE_KEY } from '@cw/i18n';
import { renderUi } from '../../testing/render-ui.js';
import { LanguageSwitch } from './language-switch.js';

describe('LanguageSwitch', () => {
  it('I18N-02 changes the page at once and remembers the choice', async () => {
    const onChosen = jest.fn();
    const { user } = await renderUi(<LanguageSwitch onChosen={onChosen} />);
    expect(screen.getByRole('button', { name: 'EN, English' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'ES, Español' }));
    expect(await screen.findByRole('group', { name: 'Idioma' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'ES, Español' })).toHaveAttribute('aria-pressed', 'true');
    expect(window.localStorage.getItem(LOCALE_STORAGE_KEY)).toBe('es');
    expect(onChosen).toHaveBeenCalledWith('es');
  });
});
