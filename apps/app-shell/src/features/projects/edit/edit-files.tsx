import type { ProjectDetail } from '@cw/api-client';
import { useEffect, useEffectEvent, useMemo, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormSection } from '../../../forms/form-section.js';
import { PostFiles } from '../create/post-files.js';
import type { ChosenFile } from '../create/use-chosen-files.js';
import { draftOfProject, useUploads } from '../create/use-uploads.js';

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
  const { id, ownerId } = project;
  const uploads = useUploads(
    useMemo(() => ({ userId: ownerId, draft: draftOfProject(id) }), [id, ownerId]),
    storedFiles(project),
  );
  const [isSending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    setSending(true);
    await uploads.sendAll(project.id);
    setSending(false);
  };
  const { isRead } = uploads;
  // What was chosen for it before and has not arrived goes out by itself.
  const sendKept = useEffectEvent(() => {
    if (uploads.items.some(({ state }) => state === 'waiting')) void send();
  });
  useEffect(() => {
    if (isRead) queueMicrotask(() => sendKept());
  }, [isRead]);
  return (
    <FormSection
      title={formatMessage({ id: 'projects.create.section_files' })}
      hint={<FormattedMessage id="projects.edit.files_at_once" />}
    >
      <PostFiles uploads={uploads} onSend={() => void send()} disabled={isSending} />
    </FormSection>
  );
}
