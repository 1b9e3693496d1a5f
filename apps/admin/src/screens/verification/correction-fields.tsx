import { PAPER_LIMITS, PROJECT_CATEGORIES, TAX_CLASSES, US_STATES } from '@cw/domain';
import { licenseTradeId } from '@cw/i18n';
import { useStateChoices } from '@cw/i18n/react';
import {
  ArrowIcon,
  Banner,
  Button,
  DateField,
  ErrorSummary,
  MoneyField,
  SelectField,
  Stack,
  styled,
  TextField,
  TrashIcon,
  VisuallyHidden,
} from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RuledGroup } from '../records/ruled-group.js';
import type { PaperLine } from './paper-lines.js';
import type { Correction } from './use-correction.js';
import { useLineLabel } from './use-line-label.js';
import { useShownLine } from './use-shown-line.js';

interface LineProps {
  readonly line: PaperLine;
  readonly correction: Correction;
}

function useChoices({ is }: PaperLine): readonly { readonly value: string; readonly label: string }[] {
  const { formatMessage } = useIntl();
  const statesOf = useStateChoices();
  if (is === 'state') return statesOf(US_STATES);
  if (is === 'trade')
    return PROJECT_CATEGORIES.map((value) => ({ value, label: formatMessage({ id: licenseTradeId(value) }) }));
  return TAX_CLASSES.map((value) => ({ value, label: formatMessage({ id: `admin.verification.tax.${value}` }) }));
}

function Line({ line, correction }: LineProps): ReactElement {
  const { formatMessage } = useIntl();
  const choices = useChoices(line);
  const field = {
    name: line.path,
    label: formatMessage({ id: line.label }),
    value: correction.typedOf(line),
    error: correction.faults.get(line.path),
    onChange: ({ target }: { target: { value: string } }) => correction.type(line, target.value),
    ...(line.optional && { optional: true }),
  };
  if (line.is === 'day') return <DateField {...field} />;
  if (line.is === 'money') return <MoneyField {...field} />;
  if (line.is === 'text') return <TextField {...field} autoComplete="off" maxLength={PAPER_LIMITS.nameMax} />;
  return <SelectField {...field} options={choices} />;
}

interface GroupProps {
  readonly group: readonly PaperLine[];
  readonly correction: Correction;
}

const Lines = ({ group, correction }: GroupProps): ReactElement => (
  <Stack spacing={2}>
    {group.map((line) => (
      <Line key={line.path} line={line} correction={correction} />
    ))}
  </Stack>
);

/** One of several licenses: it is put right like any paper, or left out as a whole. */
function License({ license, ...props }: GroupProps & { readonly license: number }): ReactElement {
  const { leftOut, mayLeaveOut, turn } = props.correction;
  const isOut = leftOut.has(license);
  return (
    <RuledGroup>
      <legend>
        <FormattedMessage id="settings.papers.license_of" values={{ number: license }} />
      </legend>
      <Stack spacing={1.5} className="fields">
        {isOut ? (
          <p>
            <FormattedMessage id="admin.verification.left_out_text" />
          </p>
        ) : (
          <Lines {...props} />
        )}
        {isOut || mayLeaveOut ? (
          <div>
            <Button variant="quiet" {...(!isOut && { startIcon: <TrashIcon /> })} onClick={() => turn(license)}>
              {isOut ? (
                <FormattedMessage id="admin.verification.license_back" values={{ license }} />
              ) : (
                <FormattedMessage id="settings.papers.license_remove" values={{ number: license }} />
              )}
            </Button>
          </div>
        ) : null}
      </Stack>
    </RuledGroup>
  );
}

/** The same lines as fields, filled in with what was handed in. */
export function CorrectionFields({ correction }: { readonly correction: Correction }): ReactElement {
  const { formatMessage } = useIntl();
  const labelOf = useLineLabel();
  const { lines, faults, attempt, drop, sheet } = correction;
  const named = lines.flat().flatMap((line) => {
    const fault = faults.get(line.path);
    if (fault === undefined) return [];
    return [
      { name: line.path, message: formatMessage({ id: 'admin.verification.fault' }, { field: labelOf(line), fault }) },
    ];
  });
  return (
    <Stack ref={sheet} spacing={2} role="group" aria-label={formatMessage({ id: 'admin.verification.correct' })}>
      <ErrorSummary faults={named} attempt={attempt} />
      {lines.map((group, index) => {
        const license = group[0]?.license ?? null;
        const props = { group, correction };
        return license === null ? (
          <Lines key={index} {...props} />
        ) : (
          <License key={index} license={license} {...props} />
        );
      })}
      <div>
        <Button variant="quiet" onClick={drop}>
          <FormattedMessage id="admin.verification.correct_drop" />
        </Button>
      </div>
    </Stack>
  );
}

const Changes = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0, 0.75),
    overflowWrap: 'anywhere',
  },
  '& b': { fontWeight: 680 },
  '& svg': { width: 14, height: 14 },
}));

/** The licenses that an approval leaves out, each with what says which it is. */
function LeftOutLines({ correction: { lines, leftOut } }: { readonly correction: Correction }): ReactElement {
  const shown = useShownLine();
  const { formatList } = useIntl();
  const items = lines.flatMap((group) => {
    const license = group[0]?.license ?? null;
    if (license === null || !leftOut.has(license)) return [];
    const facts = group.filter(({ is }) => is !== 'day').map((line) => shown(line, line.typed));
    return [
      <li key={license}>
        <FormattedMessage
          id="admin.verification.left_out"
          values={{ license, facts: formatList(facts, { type: 'unit', style: 'short' }) }}
        />
      </li>,
    ];
  });
  return <>{items}</>;
}

/** What an approval will change, before it is given. */
export function CorrectionChanges({ correction }: { readonly correction: Correction }): ReactElement | null {
  const shown = useShownLine();
  const labelOf = useLineLabel();
  const { changed, leftOut, typedOf } = correction;
  const count = changed.length + leftOut.size;
  if (count === 0) return null;
  return (
    <Banner
      kind="sent_back"
      role="status"
      title={<FormattedMessage id="admin.verification.corrected" values={{ count }} />}
    >
      <Changes>
        <LeftOutLines correction={correction} />
        {changed.map((line) => (
          <li key={line.path}>
            {labelOf(line)}
            <span>{shown(line, line.typed)}</span>
            <ArrowIcon />
            <VisuallyHidden>
              <FormattedMessage id="admin.audit.became" />
            </VisuallyHidden>
            <b>{shown(line, typedOf(line))}</b>
          </li>
        ))}
      </Changes>
    </Banner>
  );
}
