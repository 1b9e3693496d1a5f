import { useIntl } from 'react-intl';

/** What must always hold of the books, `docs/payments.md`. */
const RULES = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'I9', 'I10'] as const;

/** A code never stands in a line of its own. */
const NO_BREAK = '\u00A0';

/** Rules by what they say, each with the code that logs and documents know it by. */
export function useRuleNames(): (codes: readonly string[]) => string {
  const { formatMessage } = useIntl();
  const nameOf = (code: string): string => {
    const rule = RULES.find((one) => one === code);
    return rule === undefined
      ? code
      : `${formatMessage({ id: `admin.reconciliation.rule.${rule}` })}${NO_BREAK}(${rule})`;
  };
  return (codes) => codes.map(nameOf).join('; ');
}
