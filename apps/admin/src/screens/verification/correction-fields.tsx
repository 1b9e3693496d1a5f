import { PAPER_LIMITS, PROJECT_CATEGORIES, TAX_CLASSES, US_STATES } from '@cw/domain';
import { licenseTradeId } from '@cw/i18n';
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
  VisuallyHidden,
} from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PaperLine } from './paper-lines.js';
import type { Correction } from './use-correction.js';
import { useShownLine } from './use-shown-line.js';

interface LineProps {
  readonly line: PaperLine;
  readonly correction: Correction;
}

function useChoices({ is }: PaperLine): readonly { readonly value: string; readonly label: string }[] {
  const { formatMessage } = useIntl();
  if (is === 'state') return US_STATES.map((value) => ({ value, label: value }));
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

const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}`, paddingTop: theme.spacing(2) },
}));

/** The same lines as fields, filled in with what was handed in. */
export function CorrectionFields({ correction }: { readonly correction: Correction }): ReactElement {
  const { formatMessage } = useIntl();
  const { lines, faults, attempt, drop } = correction;
  const named = lines.flat().flatMap(({ path, label }) => {
    const fault = faults.get(path);
    if (fault === undefined) return [];
    return [
      {
        name: path,
        message: formatMessage({ id: 'admin.verification.fault' }, { field: formatMessage({ id: label }), fault }),
      },
    ];
  });
  return (
    <Stack spacing={2} role="group" aria-label={formatMessage({ id: 'admin.verification.correct' })}>
      <ErrorSummary faults={named} attempt={attempt} />
      {lines.map((group, index) => (
        <Group key={index}>
          {group.map((line) => (
            <Line key={line.path} line={line} correction={correction} />
          ))}
        </Group>
      ))}
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

/** What an approval will change, before it is given. */
export function CorrectionChanges({ correction }: { readonly correction: Correction }): ReactElement | null {
  const shown = useShownLine();
  const { changed, typedOf } = correction;
  if (changed.length === 0) return null;
  return (
    <Banner
      kind="sent_back"
      role="status"
      title={<FormattedMessage id="admin.verification.corrected" values={{ count: changed.length }} />}
    >
      <Changes>
        {changed.map((line) => (
          <li key={line.path}>
            <FormattedMessage id={line.label} />
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
