import type { ProjectDetail } from '@cw/api-client';
import { FILE_LIMITS, maxBytesOf, TYPES_OF_KIND } from '@cw/domain';
import { FileDrop } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormSection } from '../../../forms/form-section.js';
import type { ChosenFile } from '../create/use-chosen-files.js';
import { useUploads } from '../create/use-uploads.js';

/** The post's own files; evidence has its place at the conditions. */
const storedFiles = ({ files, ownerId }: ProjectDetail): ChosenFile[] =>
  files
    .filter(({ conditionId, uploadedById }) => conditionId === null && uploadedById === ownerId)
    .map(({ id, name, bytes, thumbnailUrl }) => ({
      id,
      name,
      bytes,
      state: 'done',
      storedId: id,
      ...(thumbnailUrl !== null && { previewSrc: thumbnailUrl }),
    }));

/** PROJ-08: each file is sent or taken away at once; the form's own button has no part in it. */
export function EditFiles({ project }: { readonly project: ProjectDetail }): ReactElement {
  const { formatMessage } = useIntl();
  const { items, add, remove, sendAll } = useUploads(storedFiles(project));
  const [isSending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    setSending(true);
    await sendAll(project.id);
    setSending(false);
  };
  return (
    <FormSection
      title={formatMessage({ id: 'projects.create.section_files' })}
      hint={<FormattedMessage id="projects.edit.files_at_once" />}
    >
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
          void send();
        }}
        onRemove={(id) => void remove(id)}
        onRetry={() => void send()}
        disabled={isSending}
      />
    </FormSection>
  );
}
