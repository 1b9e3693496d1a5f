import { FILE_LIMITS, maxBytesOf, TYPES_OF_KIND } from '@cw/domain';
import { FileDrop } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EraseFileDialog } from '../../../forms/erase-file-dialog.js';
import { useLanding } from '../../../forms/use-landing.js';
import type { Uploads } from './use-uploads.js';

export interface PostFilesProps {
  readonly uploads: Uploads;
  /** Files that were chosen, or one that is to be sent again. */
  readonly onSend: () => void;
  readonly disabled: boolean;
}

/** PROJ-08: the files of a post that stands. What has arrived is deleted only once that is confirmed. */
export function PostFiles({ uploads, onSend, disabled }: PostFilesProps): ReactElement {
  const { formatMessage } = useIntl();
  const { items, add, remove, asked, keep, drop } = uploads;
  const landing = useLanding<HTMLDivElement>(items.length);
  return (
    <div ref={landing} tabIndex={-1}>
      <FileDrop
        name="files"
        label={formatMessage({ id: 'projects.field.files' })}
        items={items}
        accept={TYPES_OF_KIND.document}
        maxBytes={maxBytesOf('photo')}
        maxPaperBytes={maxBytesOf('document')}
        maxFiles={FILE_LIMITS.perProject}
        onAdd={(files) => {
          add(files);
          onSend();
        }}
        onRemove={remove}
        onRetry={onSend}
        disabled={disabled}
      />
      {asked === undefined ? null : (
        <EraseFileDialog
          fileId={asked.storedId}
          name={asked.name}
          confirmLabel={formatMessage({ id: 'projects.upload.remove' })}
          text={formatMessage({ id: 'projects.upload.remove_text' })}
          onErased={() => drop(asked.id)}
          onClose={keep}
        />
      )}
    </div>
  );
}
