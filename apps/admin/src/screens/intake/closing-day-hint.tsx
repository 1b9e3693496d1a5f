import { oddClosingDay } from '@cw/domain';
import { CLOSING_DAY_WORDS } from '@cw/i18n';
import { FormattedMessage } from 'react-intl';
import type { ReactElement } from 'react';

/** What is asked about a closing on a day on which few close; undefined of any other, so that a field has no hint. */
export function closingDayHint(typed: string): ReactElement | undefined {
  const odd = oddClosingDay(typed);
  return odd === null ? undefined : <FormattedMessage id={CLOSING_DAY_WORDS[odd]} />;
}
