import { loadMessages } from '@cw/i18n';
import { detectPageLocale, LocaleProvider, type LoadedLocale } from '@cw/i18n/react';
import { styled } from '@mui/material/styles';
import { use, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CwThemeProvider } from '../../theme/theme-provider.js';
import { ErrorState } from '../feedback-states/error-state.js';
import { LanguageSwitch } from '../language-switch/language-switch.js';
import { Logo } from '../logo/logo.js';

const Page = styled('div')(({ theme }) => ({
  maxWidth: 760,
  margin: '0 auto',
  padding: theme.spacing(2, 3),
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    marginBottom: theme.spacing(4),
  },
}));

let loading: Promise<LoadedLocale> | undefined;

// A promise made during render would be made again on every attempt, so it is kept; a failed one is not.
function pageLocale(): Promise<LoadedLocale> {
  loading ??= (async () => {
    const locale = detectPageLocale();
    return { locale, messages: await loadMessages(locale) };
  })();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

export interface WorkspaceErrorProps {
  /** The workspace came, but from another release than this page. */
  readonly isOutdated: boolean;
  readonly onRetry: () => void;
}

function WorkspaceErrorText({ isOutdated, onRetry }: WorkspaceErrorProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Page>
      <header>
        <Logo />
        <LanguageSwitch />
      </header>
      <main>
        <ErrorState asPage title={formatMessage({ id: 'common.workspace_error.title' })} onRetry={onRetry}>
          <FormattedMessage id={isOutdated ? 'common.workspace_error.outdated' : 'common.workspace_error.text'} />
        </ErrorState>
      </main>
    </Page>
  );
}

/** What stands in the place of a workspace that did not come; it brings its own texts and theme. */
export function WorkspaceError(props: WorkspaceErrorProps): ReactElement {
  return (
    <LocaleProvider initial={use(pageLocale())}>
      <CwThemeProvider>
        <WorkspaceErrorText {...props} />
      </CwThemeProvider>
    </LocaleProvider>
  );
}
