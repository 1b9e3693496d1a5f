import { loadMessages } from '@cw/i18n';
import { detectPageLocale, LocaleProvider, type LoadedLocale } from '@cw/i18n/react';
import { CwThemeProvider, ErrorState, styled } from '@cw/ui';
import { use, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

const Page = styled('main')(({ theme }) => ({ maxWidth: 760, margin: '0 auto', padding: theme.spacing(6, 3) }));

let loading: Promise<LoadedLocale> | undefined;

function pageLocale(): Promise<LoadedLocale> {
  loading ??= (async () => {
    const locale = detectPageLocale();
    return { locale, messages: await loadMessages(locale) };
  })();
  return loading;
}

export interface WorkspaceErrorProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

function WorkspaceErrorText({ error, onRetry }: WorkspaceErrorProps): ReactElement {
  const { formatMessage } = useIntl();
  const isOutdated = error instanceof Error && error.name === 'WorkspaceContractError';
  return (
    <Page>
      <ErrorState title={formatMessage({ id: 'common.workspace_error.title' })} onRetry={onRetry}>
        <FormattedMessage id={isOutdated ? 'common.workspace_error.outdated' : 'common.workspace_error.text'} />
      </ErrorState>
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
