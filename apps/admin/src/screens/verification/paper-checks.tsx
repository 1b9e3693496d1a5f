import type { PaperCheckView } from '@cw/api-client';
import { cents, type CheckResult } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats, useStateName } from '@cw/i18n/react';
import { CheckGlyph, ClockGlyph, CrossedRingGlyph, DashedRingGlyph, styled, VisuallyHidden } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

const List = styled('ul')(({ theme }) => {
  const { divider, success, error, warning, text } = theme.vars.palette;
  return {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
      gap: theme.spacing(1),
      alignItems: 'baseline',
      padding: theme.spacing(1, 0),
      borderTop: `1px solid ${divider}`,
    },
    '& svg': { alignSelf: 'center' },
    '& .found': { ...theme.typography.body2, color: text.secondary, textAlign: 'right', overflowWrap: 'anywhere' },
    '& .pass svg': { color: success.main },
    '& .fail svg, & .fail .found': { color: error.main },
    '& .warn svg, & .warn .found': { color: warning.main },
    '& .fail .found, & .warn .found': { fontWeight: 680 },
  };
});

const GLYPHS = {
  pass: CheckGlyph,
  fail: CrossedRingGlyph,
  warn: ClockGlyph,
  unknown: DashedRingGlyph,
} as const satisfies Record<CheckResult, unknown>;

/** Checks that found states, by their codes. */
const OF_STATES: ReadonlySet<string> = new Set(['state_served', 'keeps_licenses']);

function Found({ check }: { readonly check: PaperCheckView }): ReactElement {
  const formats = useFormats();
  const { formatList, formatMessage } = useIntl();
  const stateName = useStateName();
  const { id, text, cents: amount, day, years } = check;
  if (amount !== null) return <>{formatMoney(cents(amount))}</>;
  if (day !== null) return <>{formats.plainDate(day, 'long')}</>;
  if (years !== null) return <>{formatMessage({ id: 'admin.verification.years' }, { count: years })}</>;
  if (text === null) return <></>;
  return <>{OF_STATES.has(id) ? formatList(text.split(', ').map(stateName)) : text}</>;
}

/** VER-01: what can be told of a paper without asking anybody; staff look at the rest. */
export function PaperChecks({ checks }: { readonly checks: readonly PaperCheckView[] }): ReactElement {
  return (
    <List>
      {checks.map((check) => {
        const Glyph = GLYPHS[check.result];
        return (
          <li key={check.id} className={check.result}>
            <Glyph />
            <span>
              <FormattedMessage id={`admin.verification.check.${check.id}`} />
              <VisuallyHidden>
                <FormattedMessage id={`admin.verification.result.${check.result}`} />
              </VisuallyHidden>
            </span>
            <span className="found">
              <Found check={check} />
            </span>
          </li>
        );
      })}
    </List>
  );
}
