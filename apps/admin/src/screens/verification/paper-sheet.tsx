import { Button, EditIcon, Stack, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Facts } from '../records/facts.js';
import { CorrectionFields } from './correction-fields.js';
import type { Correction } from './use-correction.js';
import { useShownLine } from './use-shown-line.js';

const Sheet = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.divider}`,
  display: 'grid',
  gap: theme.spacing(2),
  '& > dl + dl': { borderTop: `1px solid ${theme.vars.palette.divider}`, paddingTop: theme.spacing(2) },
}));

/** What is written about a paper: as its contractor typed it or staff approved it, and the way to put it right. */
export function PaperSheet({ correction }: { readonly correction: Correction }): ReactElement {
  const shown = useShownLine();
  const { lines, isOpen, isPossible, begin } = correction;
  if (isOpen) return <CorrectionFields correction={correction} />;
  return (
    <Stack spacing={1}>
      <Sheet>
        {lines.map((group, index) => (
          <Facts
            key={index}
            facts={group
              .filter(({ typed, optional }) => typed !== '' || !optional)
              .map((line) => [<FormattedMessage id={line.label} />, shown(line, line.typed), line.path])}
          />
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
