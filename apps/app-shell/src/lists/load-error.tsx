import { isApiError, isSilence, useOnline, type Problem } from '@cw/api-client';
import { useLocale } from '@cw/i18n/react';
import { ErrorState } from '@cw/ui';
import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';

export interface LoadErrorProps {
  /** What failed: "The projects did not load". */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** What trying again does, where it is more than that. */
  readonly retryText?: string | undefined;
  /** The page has nothing else. */
  readonly asPage?: boolean;
}

/** Of a page of a list that there is not: that it is not, rather than that some answer needs fixing. */
const detailOf = ({ status, detail, errors }: Problem): string | undefined =>
  status >= 500 ? undefined : (errors?.find(({ path }) => path === 'cursor')?.message ?? detail);

/** The answer is in the language that it was asked in: whoever changes the language asks again. */
function useAskedInEach(ask: () => void): void {
  const { locale } = useLocale();
  const asked = useRef(locale);
  const askAgain = useEffectEvent(ask);
  useEffect(() => {
    if (asked.current === locale) return;
    asked.current = locale;
    askAgain();
  }, [locale]);
}

/** A list or a page that could not be read, with the request's code to quote. */
export function LoadError({ error, asPage = false, ...state }: LoadErrorProps): ReactElement {
  const { formatMessage } = useIntl();
  const isOnline = useOnline();
  const problem = isApiError(error) ? error.problem : undefined;
  const said = problem === undefined ? undefined : detailOf(problem);
  // Nothing is wrong with the system where the device has no network.
  const offline = !isOnline && isSilence(error) ? formatMessage({ id: 'shell.offline.load' }) : undefined;
  useAskedInEach(state.onRetry);
  return (
    <ErrorState {...state} asPage={asPage} code={problem?.requestId}>
      {offline ?? said}
    </ErrorState>
  );
}
