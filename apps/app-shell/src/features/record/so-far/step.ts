import type { ProjectDetail } from '@cw/api-client';
import type { MessageId } from '@cw/i18n';
import type { Formats } from '@cw/i18n/react';
import type { TimelineItem } from '@cw/ui';
import type { IntlShape } from 'react-intl';
import { viewerOf } from './next-turn.js';

/** Each step says whether it is done; the first one that is not is where the project stands. */
export type Step = Omit<TimelineItem, 'place'> & { readonly done: boolean };

export interface Facts {
  readonly project: ProjectDetail;
  readonly intl: IntlShape;
  readonly formats: Formats;
}

/** When an event of the project, or of the reader's own bid, happened last. */
export const momentOf = (
  { moments }: Pick<ProjectDetail, 'moments'>,
  event: string,
  entity: 'project' | 'bid' = 'project',
): string | undefined => moments.find((moment) => moment.entity === entity && moment.event === event)?.at;

/** A step that has a date once it is done. */
export function datedStep({ project, intl, formats }: Facts, id: MessageId, at: string | undefined): Step {
  return {
    title: intl.formatMessage({ id }, { viewer: viewerOf(project) }),
    ...(at !== undefined && { detail: formats.date(at) }),
    done: at !== undefined,
  };
}

/** A step that stands only where it happened. */
export const ifHappened = (facts: Facts, id: MessageId, at: string | undefined): Step[] =>
  at === undefined ? [] : [datedStep(facts, id, at)];
