import { useIntl } from 'react-intl';

/** What must always hold of the books, `docs/payments.md`. */
const RULES = ['i1', 'i2', 'i3', 'i4', 'i5', 'i6', 'i7', 'i8', 'i9', 'i10'] as const;

/** A code never stands in a line of its own. */
const NO_BREAK = '\u00A0';

/** Rules by what they say, each with the code that logs and documents know it by. */
export function useRuleNames(): (codes: readonly string[]) => string {
  const { formatMessage } = useIntl();
  const nameOf = (code: string): string => {
    const rule = RULES.find((one) => one === code.toLowerCase());
    return rule === undefined
      ? code
      : `${formatMessage({ id: `admin.reconciliation.rule.${rule}` })}${NO_BREAK}(${code})`;
  };
  return (codes) => codes.map(nameOf).join('; ');
}
