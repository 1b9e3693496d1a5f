import type { PaperFileView } from '@cw/api-client';
import type { PaperKind } from '@cw/domain';
import { Button, DocumentLink, FileIcon, PaperViewer, Stack, styled } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

const Link = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  alignItems: 'center',
  overflowWrap: 'anywhere',
}));

/** A W-9 bears a taxpayer's number: it is handed over as a file, and stands on no page. */
function AsFile({ file }: { readonly file: PaperFileView }): ReactElement {
  return (
    <Link>
      <FileIcon />
      <DocumentLink href={file.url}>
        <FormattedMessage id="admin.verification.open" values={{ name: file.name }} />
      </DocumentLink>
    </Link>
  );
}

export interface PaperFilesProps {
  readonly kind: PaperKind;
  readonly files: readonly PaperFileView[];
}

/** VER-01: the paper itself, one file at a time. */
export function PaperFiles({ kind, files }: PaperFilesProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const [wanted, setWanted] = useState('');
  const shown = files.find(({ id }) => id === wanted) ?? files[0];
  if (shown === undefined) return null;
  if (kind === 'w9') {
    return (
      <Stack spacing={1}>
        {files.map((file) => (
          <AsFile key={file.id} file={file} />
        ))}
      </Stack>
    );
  }
  return (
    <Stack spacing={1}>
      {files.length === 1 ? null : (
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          role="group"
          aria-label={formatMessage({ id: 'admin.verification.files' })}
          sx={{ flexWrap: 'wrap' }}
        >
          {files.map(({ id, name }) => (
            <Button
              key={id}
              size="small"
              startIcon={<FileIcon />}
              aria-pressed={id === shown.id}
              variant={id === shown.id ? 'secondary' : 'quiet'}
              onClick={() => setWanted(id)}
            >
              {name}
            </Button>
          ))}
        </Stack>
      )}
      <PaperViewer key={shown.id} paper={{ name: shown.name, contentType: shown.contentType, file: shown.url }} />
    </Stack>
  );
}
