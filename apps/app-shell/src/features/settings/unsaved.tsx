import { Banner, Button } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { DiscardDialog } from '../../forms/discard-dialog.js';

export interface UnsavedProps<T extends FieldValues> {
  readonly form: UseFormReturn<T>;
  readonly onDiscard: () => void;
}

/** Whoever comes back finds their changes again, and is told that they do not hold yet. */
export function Unsaved<T extends FieldValues>({ form, onDiscard }: UnsavedProps<T>): ReactElement {
  const { isDirty } = useFormState({ control: form.control });
  const [asking, setAsking] = useState(false);
  return (
    <>
      <div role="status">
        {isDirty ? (
          <Banner
            kind="news"
            action={
              <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
                <FormattedMessage id="settings.notifications.discard" />
              </Button>
            }
          >
            <FormattedMessage id="settings.notifications.unsaved" />
          </Banner>
        ) : null}
      </div>
      <DiscardDialog what="changes" open={asking} onDiscard={onDiscard} onClose={() => setAsking(false)} />
    </>
  );
}
