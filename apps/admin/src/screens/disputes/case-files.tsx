import type { FileView } from '@cw/api-client';
import { DocumentLink, FileIcon, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

const Files = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& li': { minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' },
  '& .paper': { flexBasis: '100%', display: 'flex', gap: theme.spacing(1), alignItems: 'center' },
  '& img': {
    display: 'block',
    width: '7rem',
    aspectRatio: '16 / 10',
    objectFit: 'cover',
    borderRadius: 5,
    backgroundColor: theme.vars.palette.sunk,
  },
}));

/** Photographs small, documents by name; each opens whole in a page of its own, and not before. */
export function CaseFiles({ files }: { readonly files: readonly FileView[] }): ReactElement | null {
  const { formatMessage } = useIntl();
  if (files.length === 0) return null;
  return (
    <Files>
      {files.map(({ id, name, url, thumbnailUrl }) => {
        const open = formatMessage({ id: 'record.open_file' }, { name });
        return thumbnailUrl === null ? (
          <li key={id} className="paper">
            <FileIcon />
            <DocumentLink href={url}>{open}</DocumentLink>
          </li>
        ) : (
          <li key={id}>
            <DocumentLink href={url} plain>
              <img src={thumbnailUrl} alt={open} loading="lazy" />
            </DocumentLink>
          </li>
        );
      })}
    </Files>
  );
}
