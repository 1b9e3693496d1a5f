import { useListContractorWorkQuery, type FinishedWork } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { Coming, EvidencePair, Panel, styled, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

const Grid = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(2.5),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  '& li': { minWidth: 0 },
  // Side by side there is half the width: taller, so that the words in the corner leave the picture to be seen.
  [theme.breakpoints.up('md')]: {
    '& .pair > span': { aspectRatio: '1' },
    '& .corner': { fontSize: '0.75rem', padding: '0.125rem 0.375rem' },
  },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, marginTop: theme.spacing(0.75) },
}));

function Work({ work }: { readonly work: FinishedWork }): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const trade = formatMessage({ id: `projects.category.${work.category}` });
  const date = formats.plainDate(work.completedOn, 'long');
  return (
    <li>
      <EvidencePair
        title={trade}
        before={{ src: work.before.thumbnailUrl, fullSrc: work.before.url }}
        after={{ src: work.after.thumbnailUrl, fullSrc: work.after.url }}
        small
      />
      <p>{formatMessage({ id: 'contractors.work.finished' }, { trade, date })}</p>
    </li>
  );
}

/** What finished jobs looked like before and after; nothing says whose house it was. */
export function FinishedWorkPanel({ contractorId }: { readonly contractorId: string }): ReactElement | null {
  const { formatMessage } = useIntl();
  const { data, isError } = useListContractorWorkQuery(contractorId);
  if (data === undefined) return isError ? null : <Coming />;
  return (
    <Panel title={formatMessage({ id: 'contractors.work.title' })}>
      {data.items.length === 0 ? (
        <Typography variant="body2">{formatMessage({ id: 'contractors.work.none' })}</Typography>
      ) : (
        <Grid>
          {data.items.map((work) => (
            <Work key={work.id} work={work} />
          ))}
        </Grid>
      )}
    </Panel>
  );
}
