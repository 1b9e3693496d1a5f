import Button from '@mui/material/Button';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RefreshIcon } from '../../icons/interface-icons.js';
import { SpotDrawing } from '../../illustrations/spot-drawing.js';
import { StateHeading, StateLayout } from './empty-state.js';

export interface ErrorStateProps {
  /** What failed: "The bids did not load". */
  readonly title?: string;
  /** The page has nothing else: the title is its h1, and the browser tab's title. */
  readonly asPage?: boolean;
  /** What is safe, when more can be said than that nothing is lost. */
  readonly children?: ReactNode;
  /** The request's code, to be quoted to support. */
  readonly code?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** What trying again does, where it is more than that. */
  readonly retryText?: string | undefined;
  /** Another way out, such as a link to support. */
  readonly help?: ReactNode;
}

/** What failed, what is safe, what to do, and a code to quote. */
export function ErrorState(props: ErrorStateProps): ReactElement {
  const { title, asPage = false, children, code, onRetry, retryText, help } = props;
  const { formatMessage } = useIntl();
  return (
    <StateLayout role="alert">
      <SpotDrawing subject="level" />
      <StateHeading title={title ?? formatMessage({ id: 'ui.error_state.title' })} asPage={asPage} />
      <div className="text">
        <p>{children ?? <FormattedMessage id="ui.error_state.safe" />}</p>
        {code === undefined ? null : (
          <p>
            <FormattedMessage id="ui.error_state.code" values={{ code: <code>{code}</code> }} />
          </p>
        )}
      </div>
      <div className="actions">
        {onRetry === undefined ? null : (
          <Button variant="primary" startIcon={<RefreshIcon />} onClick={onRetry}>
            {retryText ?? formatMessage({ id: 'ui.error_state.retry' })}
          </Button>
        )}
        {help}
      </div>
    </StateLayout>
  );
}
