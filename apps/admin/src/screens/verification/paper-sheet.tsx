import { daysBetween, dayStanding, isPlainDate } from '@cw/domain';
import { Button, EditIcon, Stack, StateChip, styled, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Facts } from '../records/facts.js';
import { CorrectionFields } from './correction-fields.js';
import type { Correction } from './use-correction.js';
import type { PaperLine } from './paper-lines.js';
import { useShownLine } from './use-shown-line.js';
import { useToday } from './use-today.js';

const Sheet = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.divider}`,
  display: 'grid',
  gap: theme.spacing(2),
  '& .ending': { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 1) },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}`, paddingTop: theme.spacing(2) },
}));

interface ValueProps {
  readonly line: PaperLine;
  /** As its reader knows it. */
  readonly shown: string;
}

/** A last day that is over or near says so; of several licenses each has its own. */
function Value({ line: { path, typed }, shown }: ValueProps): ReactElement {
  const today = useToday();
  const isLastDay = path.endsWith('expiresOn') && isPlainDate(typed);
  const standing = isLastDay ? dayStanding(typed, today) : 'approved';
  if (standing === 'approved') return <>{shown}</>;
  return (
    <span className="ending">
      {shown}
      <StateChip machine="verification" state={standing} daysLeft={daysBetween(today, typed)} />
    </span>
  );
}

/** Which of several licenses, as the form and its faults call it. */
function Numbered({ license }: { readonly license: number | null }): ReactElement | null {
  if (license === null) return null;
  return (
    <Typography variant="rowTitle" component="h3" sx={{ mb: 1 }}>
      <FormattedMessage id="settings.papers.license_of" values={{ number: license }} />
    </Typography>
  );
}

/** What is written about a paper: as its contractor typed it or staff approved it, and the way to put it right. */
export function PaperSheet({ correction }: { readonly correction: Correction }): ReactElement {
  const shown = useShownLine();
  const { lines, isOpen, isPossible, begin } = correction;
  if (isOpen) return <CorrectionFields correction={correction} />;
  return (
    <Stack spacing={1}>
      <Sheet>
        {lines.map((group, index) => (
          <div key={index}>
            <Numbered license={group[0]?.license ?? null} />
            <Facts
              facts={group
                .filter(({ typed, optional }) => typed !== '' || !optional)
                .map((line) => [
                  <FormattedMessage id={line.label} />,
                  <Value line={line} shown={shown(line, line.typed)} />,
                  line.path,
                ])}
            />
          </div>
        ))}
      </Sheet>
      {isPossible ? (
        <div>
          <Button variant="quiet" startIcon={<EditIcon />} onClick={begin}>
            <FormattedMessage id="admin.verification.correct" />
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
