import { isPlainDate, parseDollars, PROJECT_CATEGORIES, TAX_CLASSES } from '@cw/domain';
import { formatMoney, licenseTradeId } from '@cw/i18n';
import { useFormats, useStateName } from '@cw/i18n/react';
import { useIntl } from 'react-intl';
import type { PaperLine } from './paper-lines.js';

/** What stands in a line, as its reader knows it; what cannot be read as such shows as it was typed. */
export function useShownLine(): (line: PaperLine, typed: string) => string {
  const formats = useFormats();
  const { formatMessage } = useIntl();
  const stateName = useStateName();
  const words = {
    text: (typed: string) => typed,
    state: stateName,
    day: (typed: string) => (isPlainDate(typed) ? formats.plainDate(typed, 'long') : typed),
    money: (typed: string) => {
      const amount = parseDollars(typed);
      return amount === undefined ? typed : formatMoney(amount);
    },
    trade: (typed: string) => {
      const trade = PROJECT_CATEGORIES.find((one) => one === typed);
      return trade === undefined ? typed : formatMessage({ id: licenseTradeId(trade) });
    },
    tax: (typed: string) => {
      const tax = TAX_CLASSES.find((one) => one === typed);
      return tax === undefined ? typed : formatMessage({ id: `admin.verification.tax.${tax}` });
    },
  } as const satisfies Record<PaperLine['is'], (typed: string) => string>;
  return ({ is }, typed) => (typed === '' ? formatMessage({ id: 'admin.audit.nothing' }) : words[is](typed));
}
