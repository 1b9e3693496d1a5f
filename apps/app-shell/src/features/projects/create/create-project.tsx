import { PageTitle, useToast } from '@cw/ui';
import { useCallback, useMemo, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/routes/paths.js';
import { CreateProjectForm } from './create-project-form.js';
import { readDraft } from './draft-store.js';
import { UploadingPanel } from './uploading-panel.js';
import { NEW_PROJECT, useUploads } from './use-uploads.js';

export interface CreateProjectProps {
  readonly userId: string;
}

/** The form; then its files on their way; then the project itself. */
export function CreateProject({ userId }: CreateProjectProps): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const navigate = useNavigate();
  const uploads = useUploads(useMemo(() => ({ userId, draft: NEW_PROJECT }), [userId]));
  const [draft] = useState(() => readDraft(userId));
  const [projectId, setProjectId] = useState<string>();
  const [sending, setSending] = useState(false);
  const { sendAll } = uploads;

  const sendFiles = useCallback(
    async (to: string) => {
      setSending(true);
      const failed = await sendAll(to);
      setSending(false);
      if (failed === 0) await navigate(paths.project(to), { replace: true });
    },
    [sendAll, navigate],
  );
  const posted = (id: string): void => {
    toast({ kind: 'done', title: formatMessage({ id: 'projects.create.posted' }) });
    setProjectId(id);
    void sendFiles(id);
  };

  if (projectId !== undefined) {
    return (
      <UploadingPanel
        projectId={projectId}
        uploads={uploads}
        sending={sending}
        onRetry={() => void sendFiles(projectId)}
      />
    );
  }
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'projects.create.title' })}
        subtitle={<FormattedMessage id="projects.create.subtitle" />}
      />
      <CreateProjectForm userId={userId} draft={draft} uploads={uploads} onPosted={posted} />
    </>
  );
}
