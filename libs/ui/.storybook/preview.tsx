import createCache from '@emotion/cache';
import { LOCALES, loadMessages, type Locale, type Messages } from '@cw/i18n';
import { LocaleProvider } from '@cw/i18n/react';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { useEffect, type ReactElement } from 'react';
import {
  CwThemeProvider,
  LinkProvider,
  NavigationKeyProvider,
  ToastProvider,
  useColorSchemeChoice,
  type LinkComponentProps,
} from '../src/index.js';
import { StretchContext, stretched } from '../src/stories/words.js';

const NAMES: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español' };

// One for all stories: what it holds stays on the page from one to the next.
const cache = createCache({ key: 'css' });

function Link({ children, ...anchor }: LinkComponentProps): ReactElement {
  return <a {...anchor}>{children}</a>;
}

function Scheme({ choice }: { readonly choice: 'light' | 'dark' }): null {
  const { setChoice } = useColorSchemeChoice();
  useEffect(() => setChoice(choice), [choice, setChoice]);
  return null;
}

const loadTexts: Loader = async ({ globals }) => ({ messages: await loadMessages(globals.locale as Locale) });

const stretchedMessages = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, stretched(text)])) as Messages;

/** What a host puts round its pages, in the language, the scheme and the length of texts of the toolbar. */
const asInAHost: Decorator = (Story, { globals, loaded, parameters, id }) => {
  const long = globals.texts === 'long';
  const messages = loaded.messages as Messages;
  const texts = long ? stretchedMessages(messages) : messages;
  return (
    <LocaleProvider key={`${globals.locale} ${globals.texts}`} initial={{ locale: globals.locale, messages: texts }}>
      <CwThemeProvider cache={cache} defaultScheme={globals.scheme}>
        <Scheme choice={globals.scheme} />
        <LinkProvider component={Link}>
          <NavigationKeyProvider value={id}>
            <StretchContext value={long}>
              <ToastProvider>
                <main style={{ padding: parameters.bare === true ? 0 : 16 }}>
                  <Story />
                </main>
              </ToastProvider>
            </StretchContext>
          </NavigationKeyProvider>
        </LinkProvider>
      </CwThemeProvider>
    </LocaleProvider>
  );
};

const preview: Preview = {
  loaders: [loadTexts],
  decorators: [asInAHost],
  initialGlobals: { locale: 'en', scheme: 'light', texts: 'usual' },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: { icon: 'globe', items: LOCALES.map((value) => ({ value, title: NAMES[value] })), dynamicTitle: true },
    },
    scheme: {
      description: 'Light or dark',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    texts: {
      description: 'Length of the texts',
      toolbar: {
        icon: 'paragraph',
        items: [
          { value: 'usual', title: 'Usual texts' },
          { value: 'long', title: 'Texts half as long again' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    viewport: {
      options: {
        small: { name: 'Small phone, 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desk: { name: 'Desk, 1280', styles: { width: '1280px', height: '900px' } },
      },
    },
    options: {
      storySort: { order: ['Foundations', 'Actions', 'Page', 'Signs', 'Records', 'Forms', 'Places', 'Kit'] },
    },
    a11y: { options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'] } },
  },
};

export default preview;
