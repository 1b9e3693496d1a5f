import { Box, Button, CheckIcon, TextField } from '@cw/ui';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

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

export interface CopyFieldProps {
  readonly name: string;
  readonly label: string;
  /** Shown this once. */
  readonly secret: string;
  /** What the button says. */
  readonly children: ReactNode;
}

/** A secret to take along: copied by a press, or marked to be copied by hand. */
export function CopyField({ name, label, secret, children }: CopyFieldProps): ReactElement {
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const [copying, setCopying] = useState<Copying>('not_yet');
  const copy = async (): Promise<void> => {
    const isDone = await copied(secret);
    if (!isDone) field.current?.select();
    setCopying(isDone ? 'done' : 'by_hand');
  };
  return (
    <div>
      <TextField ref={field} name={name} value={secret} label={label} readOnly spellCheck={false} autoComplete="off" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1.5 }}>
        <Button
          variant="primary"
          startIcon={copying === 'done' ? <CheckIcon /> : undefined}
          onClick={() => void copy()}
        >
          {children}
        </Button>
        <span role="status">
          {copying === 'not_yet' ? null : <FormattedMessage id={`settings.tokens.copy_${copying}`} />}
        </span>
      </Box>
    </div>
  );
}
