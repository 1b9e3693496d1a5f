import type { AppraisalReading } from '@cw/domain';
import type { IntlShape } from 'react-intl';

/** What a person must look at, and where. */
export function warningText(
  { formatMessage, formatList }: IntlShape,
  { code, pages }: AppraisalReading['warnings'][number],
): string {
  const text = formatMessage({ id: `intake.warning.${code}` });
  if (pages.length === 0) return text;
  return formatMessage({ id: 'intake.warning.pages' }, { text, pages: formatList(pages.map(String)) });
}
