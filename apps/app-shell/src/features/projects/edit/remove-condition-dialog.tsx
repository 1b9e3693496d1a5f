import { ConfirmDialog } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

export interface RemoveConditionDialogProps {
  /** Which one, by its place in the list; null while nobody asks. */
  readonly index: number | null;
  readonly title: string;
  /** Answers why it could not be. */
  readonly onRemove: (index: number) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** A condition that stands in the list goes at once, so it is asked about. */
export function RemoveConditionDialog({ index, title, onRemove, onClose }: RemoveConditionDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const [fault, setFault] = useState<string>();
  const close = (): void => {
    setFault(undefined);
    onClose();
  };
  return (
    <ConfirmDialog
      open={index !== null}
      title={formatMessage({ id: 'projects.condition.remove_title' }, { title })}
      confirmLabel={formatMessage({ id: 'projects.condition.remove_confirm' })}
      danger
      error={fault}
      onConfirm={async () => {
        const refused = index === null ? undefined : await onRemove(index);
        setFault(refused);
        if (refused === undefined) close();
      }}
      onClose={close}
    >
      <p>
        <FormattedMessage id="projects.condition.remove_text" />
      </p>
    </ConfirmDialog>
  );
}
