import type { FileView, ProjectDetail } from '@cw/api-client';
import { cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { FileIcon, Panel, styled, TextLink, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

const Photos = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: theme.spacing(1),
  '& img': {
    display: 'block',
    width: '100%',
    aspectRatio: '16 / 10',
    objectFit: 'cover',
    borderRadius: 5,
    backgroundColor: theme.vars.palette.sunk,
  },
}));
const Papers = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(1.5, 0, 0),
  padding: 0,
  '& li': { display: 'flex', gap: theme.spacing(1), alignItems: 'center', padding: theme.spacing(0.5, 0) },
  '& a': { overflowWrap: 'anywhere' },
}));

/** The words of whoever posted it. */
export function AboutPanel({ project }: { readonly project: ProjectDetail }): ReactElement {
  const { formatMessage } = useIntl();
  const { budgetCents, maxBudgetCents, specialRequirements } = project;
  const upTo =
    maxBudgetCents === null
      ? ''
      : formatMessage({ id: 'record.budget_up_to' }, { amount: formatMoney(cents(maxBudgetCents)) });
  const budget = [budgetCents === null ? '' : formatMoney(cents(budgetCents)), upTo]
    .filter((part) => part !== '')
    .join(', ');
  return (
    <Panel title={formatMessage({ id: 'record.about' })}>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{project.description}</Typography>
      {specialRequirements === null ? null : (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          <b>{formatMessage({ id: 'record.special' })}</b> {specialRequirements}
        </Typography>
      )}
      {budget === '' ? null : (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          <b>{formatMessage({ id: 'record.budget' })}</b> {budget}
        </Typography>
      )}
    </Panel>
  );
}

/** Photographs and papers of the post; evidence stands with its condition. */
export function FilesPanel({ files }: { readonly files: readonly FileView[] }): ReactElement {
  const { formatMessage } = useIntl();
  const posted = files.filter((file) => file.conditionId === null);
  const photos = posted.filter((file) => file.thumbnailUrl !== null);
  const papers = posted.filter((file) => file.thumbnailUrl === null);
  const open = (file: FileView): string => formatMessage({ id: 'record.open_file' }, { name: file.name });
  return (
    <Panel title={formatMessage({ id: 'record.files' })}>
      {posted.length === 0 ? (
        <Typography variant="body2">{formatMessage({ id: 'record.files_none' })}</Typography>
      ) : null}
      <Photos>
        {photos.map((file) => (
          <li key={file.id}>
            <a href={file.url} target="_blank" rel="noopener">
              <img src={file.thumbnailUrl ?? file.url} alt={open(file)} loading="lazy" />
            </a>
          </li>
        ))}
      </Photos>
      <Papers>
        {papers.map((file) => (
          <li key={file.id}>
            <FileIcon />
            <TextLink href={file.url} target="_blank" rel="noopener">
              {open(file)}
            </TextLink>
          </li>
        ))}
      </Papers>
    </Panel>
  );
}
