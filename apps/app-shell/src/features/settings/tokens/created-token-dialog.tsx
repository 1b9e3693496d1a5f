import type { CreatedAccessToken } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { Banner, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@cw/ui';
import { useId, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyField } from '../copy-field.js';

export interface CreatedTokenDialogProps {
  readonly created: CreatedAccessToken | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** API-01: shown this once. Only its button closes it, so that a slip of the hand does not lose the token. */
export function CreatedTokenDialog({ created, open, onClose }: CreatedTokenDialogProps): ReactElement {
  const titleId = useId();
  const formats = useFormats();
  const { formatMessage } = useIntl();
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
            <CopyField
              name="createdToken"
              label={formatMessage({ id: 'settings.tokens.created_label' })}
              secret={created.token}
            >
              <FormattedMessage id="settings.tokens.copy" />
            </CopyField>
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
