import type { MessageFileView } from '@cw/domain';
import { DocumentLink, FileIcon, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import type { AttachedFile } from '../../../outbox/messages/unsent-message.js';

const List = styled('ul')(({ theme }) => {
  const { primary, divider, sunk } = theme.vars.palette;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    '& a, & .waits': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: theme.spacing(1),
      minHeight: 44,
      padding: theme.spacing(0.5, 1),
      color: primary.main,
      fontWeight: 620,
      overflowWrap: 'anywhere',
      border: `1px solid ${divider}`,
      borderRadius: 5,
      backgroundColor: theme.vars.palette.background.paper,
    },
    '& .waits': { color: 'inherit' },
    '& a.picture': { display: 'block', padding: 0, overflow: 'hidden' },
    // Its room stands before the picture is there: nothing moves when it comes.
    '& img': { display: 'block', width: 192, height: 120, objectFit: 'cover', backgroundColor: sunk },
    '& .size': { fontWeight: 400 },
  };
});

const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

function Size({ bytes }: { readonly bytes: number }): ReactElement {
  const isLarge = bytes >= MEGABYTE;
  return (
    <FormattedNumber
      value={isLarge ? bytes / MEGABYTE : Math.max(1, bytes / KILOBYTE)}
      style="unit"
      unit={isLarge ? 'megabyte' : 'kilobyte'}
      maximumFractionDigits={isLarge ? 1 : 0}
    />
  );
}

interface FilesProps {
  readonly files: readonly MessageFileView[];
}

/** What came with a message: pictures to look at, papers by name; each opens whole. */
export function MessageFiles({ files }: FilesProps): ReactElement | null {
  const { formatMessage } = useIntl();
  if (files.length === 0) return null;
  return (
    <List aria-label={formatMessage({ id: 'messages.files' })}>
      {files.map(({ id, name, url, thumbnailUrl, sizeBytes }) => (
        <li key={id}>
          {thumbnailUrl === null ? (
            <DocumentLink href={url} plain>
              <FileIcon />
              <span>
                {name} <span className="size">{<Size bytes={sizeBytes} />}</span>
              </span>
            </DocumentLink>
          ) : (
            <DocumentLink className="picture" href={url} plain>
              <img src={thumbnailUrl} alt={name} loading="lazy" />
            </DocumentLink>
          )}
        </li>
      ))}
    </List>
  );
}

function WaitingFile({ file, stored }: Pick<AttachedFile, 'file' | 'stored'>): ReactElement {
  const name = file?.name ?? stored?.name;
  const bytes = file?.size ?? stored?.sizeBytes ?? 0;
  return (
    <li className="waits">
      <FileIcon />
      <span>
        {name} <span className="size">{<Size bytes={bytes} />}</span>
      </span>
    </li>
  );
}

/** What goes with a message that waits, by name. */
export function WaitingFiles({ attached }: { readonly attached: readonly AttachedFile[] }): ReactElement | null {
  const { formatMessage } = useIntl();
  if (attached.length === 0) return null;
  return (
    <List aria-label={formatMessage({ id: 'messages.files' })}>
      {attached.map(({ id, file, stored }) => (
        <WaitingFile key={id} {...{ file, stored }} />
      ))}
    </List>
  );
}
