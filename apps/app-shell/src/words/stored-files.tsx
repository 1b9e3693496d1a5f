import type { FileView } from '@cw/api-client';
import { DocumentLink, FileIcon, styled } from '@cw/ui';
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

type Shown = Pick<FileView, 'id' | 'name' | 'url' | 'thumbnailUrl'>;

/** Photographs as pictures, papers by name; each opens in a page of its own. */
export function StoredFiles({ files }: { readonly files: readonly Shown[] }): ReactElement {
  const { formatMessage } = useIntl();
  const photos = files.filter((file) => file.thumbnailUrl !== null);
  const papers = files.filter((file) => file.thumbnailUrl === null);
  const open = (file: Shown): string => formatMessage({ id: 'record.open_file' }, { name: file.name });
  return (
    <>
      {photos.length === 0 ? null : (
        <Photos>
          {photos.map((file) => (
            <li key={file.id}>
              <DocumentLink href={file.url} plain>
                <img src={file.thumbnailUrl ?? file.url} alt={open(file)} loading="lazy" />
              </DocumentLink>
            </li>
          ))}
        </Photos>
      )}
      {papers.length === 0 ? null : (
        <Papers>
          {papers.map((file) => (
            <li key={file.id}>
              <FileIcon />
              <DocumentLink href={file.url}>{open(file)}</DocumentLink>
            </li>
          ))}
        </Papers>
      )}
    </>
  );
}
