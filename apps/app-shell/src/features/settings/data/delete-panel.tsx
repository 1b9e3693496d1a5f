import type { SessionUser } from '@cw/api-client';
import { isContractor } from '@cw/domain';
import { Banner, Button, Panel, Stack, styled, TextLink } from '@cw/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../../app/routes/paths.js';
import { DeleteDialog } from './delete-dialog.js';
import { HeldProjects } from './held-projects.js';
import { useAccountDeletion, type Held as Hold } from './use-account-deletion.js';

/** What an account's end means, in the order in which people ask. */
const CONSEQUENCES = ['work', 'erased', 'kept', 'access', 'final'] as const;

const Consequences = styled('ul')(({ theme }) => ({
  listStyle: 'disc',
  paddingLeft: theme.spacing(2.5),
  '& li': { padding: theme.spacing(0.5, 0) },
}));

const Reason = styled('div')(({ theme }) => ({ '& + &': { marginTop: theme.spacing(2) } }));

interface HeldProps {
  readonly holds: readonly Hold[];
  readonly user: SessionUser;
  readonly isAsking: boolean;
}

/** What has to be settled first, with the way there; it takes the focus once the dialog has closed. */
function Held({ holds, user, isAsking }: HeldProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAsking) box.current?.focus();
  }, [holds, isAsking]);
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Banner
        kind="sent_back"
        title={<FormattedMessage id="settings.delete.held" />}
        action={
          holds.some(({ code }) => code === 'user.last_admin') ? undefined : (
            <TextLink href={isContractor(user.role) ? paths.myJobs : paths.projects}>
              <FormattedMessage
                id={isContractor(user.role) ? 'settings.delete.to_jobs' : 'settings.delete.to_projects'}
              />
            </TextLink>
          )
        }
      >
        {holds.map(({ code, detail, projectIds }) => (
          <Reason key={code}>
            {detail}
            <HeldProjects projectIds={projectIds} />
          </Reason>
        ))}
      </Banner>
    </div>
  );
}

export interface DeletePanelProps {
  readonly user: SessionUser;
}

/** AUTH-08: what happens is said before it is asked for. */
export function DeletePanel({ user }: DeletePanelProps): ReactElement {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { end, holds, failure, forget } = useAccountDeletion(user);
  const begin = (): void => {
    forget();
    setTyped('');
    setOpen(true);
  };
  const confirm = async (): Promise<void> => {
    if ((await end()) === 'held') setOpen(false);
  };
  return (
    <Panel title={<FormattedMessage id="settings.delete.title" />}>
      <Stack spacing={2}>
        {holds === undefined ? null : <Held holds={holds} user={user} isAsking={open} />}
        <p>
          <FormattedMessage id="settings.delete.text" />
        </p>
        <Consequences>
          {CONSEQUENCES.map((name) => (
            <li key={name}>
              <FormattedMessage id={`settings.delete.consequence.${name}`} />
            </li>
          ))}
        </Consequences>
        <p>
          <FormattedMessage id="settings.delete.when" />
        </p>
        <div>
          <Button variant="danger" onClick={begin}>
            <FormattedMessage id="settings.delete.start" />
          </Button>
        </div>
      </Stack>
      <DeleteDialog
        open={open}
        email={user.email}
        typed={typed}
        onTyped={setTyped}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
        error={failure}
      />
    </Panel>
  );
}
