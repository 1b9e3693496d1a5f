import { type Locale } from '@cw/i18n';
import { LocaleProvider } from '@cw/i18n/react';
import { loadMessages } from '@cw/i18n';
import { createRoot } from 'react-dom/client';
import { CwThemeProvider, ToastProvider } from '../src/index.js';
import { Sheet } from './sheet.js';
import { Forms } from './forms.js';
import { Places } from './places.js';
import { Record as RecordPage } from './record.js';
import { Compare } from './compare.js';

// ?theme=dark&lang=es&page=forms
const wanted = new URLSearchParams(location.search);
const locale: Locale = wanted.get('lang') === 'es' ? 'es' : 'en';
const scheme = wanted.get('theme') === 'dark' ? 'dark' : 'light';
localStorage.clear();

const PAGES: Record<string, () => React.ReactElement> = {
  sheet: Sheet,
  forms: Forms,
  places: Places,
  record: RecordPage,
  compare: Compare,
};
const Page = PAGES[wanted.get('page') ?? 'sheet'] ?? Sheet;
const root = document.getElementById('root');
if (root === null) throw new Error('No root');
createRoot(root).render(
  <LocaleProvider initial={{ locale, messages: await loadMessages(locale) }}>
    <CwThemeProvider defaultScheme={scheme}>
      <ToastProvider>
        <Page />
      </ToastProvider>
    </CwThemeProvider>
  </LocaleProvider>,
);
