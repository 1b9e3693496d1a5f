import { TextLink } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { settingsPath } from '../../../app/routes/paths.js';
import { PlaceHint } from '../../../lists/place-hint.js';

/** Without a place of its own the list is of the whole country: what to do about it. */
export function HomeHint(): ReactElement {
  return (
    <PlaceHint>
      <FormattedMessage
        id="projects.list.home_hint"
        values={{ link: (words) => <TextLink href={settingsPath('business')}>{words}</TextLink> }}
      />
    </PlaceHint>
  );
}
