import { useIntl } from 'react-intl';
import type { PaperLine } from './paper-lines.js';

/** What a line is called beside others: of several licenses, with the number of its own. */
export function useLineLabel(): (line: PaperLine) => string {
  const { formatMessage } = useIntl();
  return ({ license, label }) => {
    const field = formatMessage({ id: label });
    return license === null ? field : formatMessage({ id: 'admin.verification.license_field' }, { license, field });
  };
}
