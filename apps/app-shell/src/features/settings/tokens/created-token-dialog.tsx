import type { CreatedAccessToken } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import {
  Banner,
  Box,
  Button,
  CheckIcon,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@cw/ui';
import { useId, useRef, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** Puts the text on the clipboard; false where the browser does not let us. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

type Copying = 'not_yet' | 'done' | 'by_hand';

function CopyToken({ token }: { readonly token: string }): ReactElement {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const [copying, setCopying] = useState<Copying>('not_yet');
  const copy = async (): Promise<void> => {
    const isDone = await copied(token);
    if (!isDone) field.current?.select();
    setCopying(isDone ? 'done' : 'by_hand');
  };
  return (
    <div>
      <TextField
        ref={field}
        name="createdToken"
        value={token}
        label={formatMessage({ id: 'settings.tokens.created_label' })}
        readOnly
        spellCheck={false}
        autoComplete="off"
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1.5 }}>
        <Button
          variant="primary"
          startIcon={copying === 'done' ? <CheckIcon /> : undefined}
          onClick={() => void copy()}
        >
          <FormattedMessage id="settings.tokens.copy" />
        </Button>
        <span role="status">
          {copying === 'not_yet' ? null : <FormattedMessage id={`settings.tokens.copy_${copying}`} />}
        </span>
      </Box>
    </div>
  );
}

export interface CreatedTokenDialogProps {
  readonly created: CreatedAccessToken | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** API-01: shown this once. Only its button closes it, so that a slip of the hand does not lose the token. */
export function CreatedTokenDialog({ created, open, onClose }: CreatedTokenDialogProps): ReactElement {
  const titleId = useId();
  const formats = useFormats();
  return (
    <Dialog open={open && created !== undefined} aria-labelledby={titleId} fullWidth>
      <DialogTitle id={titleId}>
        <FormattedMessage id="settings.tokens.created_title" values={{ name: created?.name ?? '' }} />
      </DialogTitle>
      <DialogContent>
        {created === undefined ? null : (
          <Stack spacing={2.5}>
            <Banner kind="sent_back">
              <FormattedMessage id="settings.tokens.created_text" />
            </Banner>
            <CopyToken token={created.token} />
            <p>
              <FormattedMessage
                id="settings.tokens.created_until"
                values={{ date: formats.date(created.expiresAt, 'full') }}
              />
            </p>
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          <FormattedMessage id="settings.tokens.created_close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
