import { makeStillStore } from '@cw/api-client';
import { loadMessages, type Locale } from '@cw/i18n';
import { storeElement, type DrawingCache, type StoredElement } from '@cw/ui/stored';
import type { ReactElement } from 'react';
import { StaticRouter } from 'react-router';
import { Ground } from '../app/ground.js';
import { paths } from '../app/routes/paths.js';
import { RepairIntake, VISITOR } from '../features/intake/index.js';

/** The request form as a visitor finds it who has not begun, for its stored page: the very first step, before any script. */
export async function renderForm(locale: Locale): Promise<StoredElement> {
  const messages = await loadMessages(locale);
  const draw = (cache: DrawingCache): ReactElement => (
    <Ground basePath="" store={makeStillStore()} locale={{ locale, messages }} cache={cache}>
      <StaticRouter location={paths.repairIntake}>
        <RepairIntake owner={VISITOR} user={undefined} />
      </StaticRouter>
    </Ground>
  );
  return storeElement(draw, { idPrefix: 'form' });
}
