import { PinIcon, styled, TextLink } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { settingsPath } from '../../../app/paths.js';

const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.spacing(0.75),
  margin: theme.spacing(0, 0, 2),
  color: theme.vars.palette.text.secondary,
  '& svg': { flex: 'none', alignSelf: 'center' },
}));

/** Without a place of its own the list is of the whole country: what to do about it. */
export function HomeHint(): ReactElement {
  return (
    <Hint>
      <PinIcon />
      <span>
        <FormattedMessage
          id="projects.list.home_hint"
          values={{
            link: (words) => <TextLink href={settingsPath('business')}>{words}</TextLink>,
          }}
        />
      </span>
    </Hint>
  );
}
