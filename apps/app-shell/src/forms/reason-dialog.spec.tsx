import { signedInAs, startApiServer } from '@cw/api-client/testing';
import { Button } from '@cw/ui';
import { screen, waitFor } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { enter } from '../testing/enter.js';
import { renderWithApp } from '../testing/render-with-app.js';
import { ReasonDialog } from './reason-dialog.js';

const server = startApiServer();
const WORDS = 'The rail is loose.';

interface AskProps {
  readonly about: string;
  readonly isTaken?: boolean;
  readonly sent?: string[];
}

function Ask({ about, isTaken = true, sent = [] }: AskProps): ReactElement {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Ask</Button>
      {asking ? (
        <ReasonDialog
          open
          title="Return it?"
          label="Why"
          confirmLabel="Return"
          limits={{ min: 3, max: 100 }}
          draftKey={about}
          onConfirm={(reason) => {
            sent.push(reason);
            if (isTaken) setAsking(false);
            return Promise.resolve(isTaken);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

/** Opens the dialog in a page of its own; answers its field. */
async function ask(props: AskProps) {
  const app = await renderWithApp(<Ask {...props} />);
  await app.user.click(screen.getByRole('button', { name: 'Ask' }));
  return { ...app, field: await screen.findByLabelText('Why') };
}

beforeEach(() => {
  window.localStorage.clear();
  server.use(signedInAs());
});

describe('the dialog that asks why', () => {
  it('COND-03 keeps the words when its writer leaves it, also over a reload, and of each thing its own', async () => {
    const { user, field, unmount } = await ask({ about: 'return.c-1' });
    await enter(user, field, WORDS);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByLabelText('Why')).toHaveValue(WORDS);
    unmount();

    const other = await ask({ about: 'return.c-2' });
    expect(other.field).toHaveValue('');
    other.unmount();
    const { field: again } = await ask({ about: 'return.c-1' });
    await waitFor(() => expect(again).toHaveValue(WORDS));
  });

  it('COND-03 leads back to its field when nothing was written, and the field says what it asks for', async () => {
    const sent: string[] = [];
    const { user, field } = await ask({ about: 'return.c-1', sent });
    await user.click(screen.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/at least 3/);
    expect(sent).toEqual([]);
  });

  it('COND-03 keeps what was refused and lets go of what was sent', async () => {
    const sent: string[] = [];
    const refused = await ask({ about: 'return.c-1', isTaken: false, sent });
    await enter(refused.user, refused.field, WORDS);
    await refused.user.click(screen.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(sent).toEqual([WORDS]));
    refused.unmount();

    const { user, field } = await ask({ about: 'return.c-1', sent });
    await waitFor(() => expect(field).toHaveValue(WORDS));
    await user.click(screen.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByLabelText('Why')).toHaveValue('');
  });
});
