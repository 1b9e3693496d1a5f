import { screen, waitFor } from '@testing-library/react';
import { renderWithApp } from '../testing/render-with-app.js';
import { askToInstall, keepInstallQuestion } from './install-offer.js';
import { InstallPanel } from './install-panel.js';

const stops: (() => void)[] = [];
afterEach(async () => {
  await askToInstall();
  for (const stop of stops.splice(0)) stop();
  Reflect.deleteProperty(navigator, 'userAgent');
  Reflect.deleteProperty(navigator, 'standalone');
});

/** What Chromium does once it finds that a page can be installed. */
function browserAsks() {
  const question = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: jest.fn(() => Promise.resolve({ outcome: 'accepted' as const })),
  });
  window.dispatchEvent(question);
  return question;
}
const browserIs = (userAgent: string): void => {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent });
};
const button = (): HTMLElement | null => screen.queryByRole('button', { name: 'Install Closewright' });

describe('the home screen', () => {
  it('is offered where the browser has a question, which interrupts nobody and is put once', async () => {
    stops.push(keepInstallQuestion());
    const question = browserAsks();
    const { user } = await renderWithApp(<InstallPanel />);

    expect(question.defaultPrevented).toBe(true);
    expect(question.prompt).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Install Closewright' }));

    expect(question.prompt).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button()).not.toBeInTheDocument());
  });

  it('is no longer offered once it was done by the browser’s own menu', async () => {
    stops.push(keepInstallQuestion());
    browserAsks();
    await renderWithApp(<InstallPanel />);
    expect(await screen.findByRole('button', { name: 'Install Closewright' })).toBeInTheDocument();

    window.dispatchEvent(new Event('appinstalled'));

    await waitFor(() => expect(button()).not.toBeInTheDocument());
  });

  it('is explained on an iPhone, whose browsers never ask', async () => {
    browserIs('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1');
    await renderWithApp(<InstallPanel />);

    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    expect(button()).not.toBeInTheDocument();
  });

  it.each(['an iPhone that opened it from there', 'a browser that has no way'])(
    'is not named on %s',
    async (device) => {
      if (device.includes('iPhone')) {
        browserIs('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1');
        Object.defineProperty(navigator, 'standalone', { configurable: true, value: true });
      }
      const { container } = await renderWithApp(<InstallPanel />);

      expect(container).not.toHaveTextContent('home screen');
    },
  );
});
