import { Button, PinIcon } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

export interface NearButtonProps {
  readonly miles: string;
  readonly zip: string;
  readonly onPress: () => void;
}

/** Back to where the list begins: what is near. */
export function NearButton({ miles, zip, onPress }: NearButtonProps): ReactElement {
  return (
    <li>
      <Button variant="quiet" size="small" startIcon={<PinIcon />} onClick={onPress}>
        <FormattedMessage id="projects.filter.near_me" values={{ miles, zip }} />
      </Button>
    </li>
  );
}
