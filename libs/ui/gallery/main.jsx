import { LocaleProvider } from '@cw/i18n/react';
import { loadMessages } from '@cw/i18n';
import { createRoot } from 'react-dom/client';
import { CwThemeProvider, ToastProvider } from '../src/index.js';
import { Sheet } from './sheet.jsx';
import { Forms } from './forms.jsx';
import { Places } from './places.jsx';
import { Record as RecordPage } from './record.jsx';
import { Compare } from './compare.jsx';

// ?theme=dark&lang=es&page=forms
const wanted = new URLSearchParams(location.search);
const locale = wanted.get('lang') === 'es' ? 'es' : 'en';
const scheme = wanted.get('theme') === 'dark' ? 'dark' : 'light';
localStorage.clear();

const PAGES = {
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
