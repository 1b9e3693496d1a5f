import { US_STATES, type PlainDate, type UsState } from '@cw/domain';
import type { ProjectDetail } from '../modules/projects/index.js';
import type { ProjectPlan } from './plan.js';
import type { AppraisalRow } from './project-words.js';
import type { SeededRandom } from './random.js';
import type { SeededPerson } from './seed-people.js';

/** One project on its way, with what its later steps need. */
export interface Story {
  readonly plan: ProjectPlan;
  readonly owner: SeededPerson;
  readonly bidders: readonly SeededPerson[];
  readonly rows: readonly AppraisalRow[];
  readonly random: SeededRandom;
  readonly posted: Date;
  readonly now: Date;
  project: ProjectDetail;
}

/** The instant at a part of the way between posting and now. */
export const instantIn = ({ posted, now }: Story, part: number): Date =>
  new Date(posted.getTime() + part * (now.getTime() - posted.getTime()));

/** Who does the work. */
export function contractorOf(story: Story): SeededPerson {
  const found = story.bidders.find((bidder) => bidder.userId === story.project.contractorId);
  if (!found) throw new Error('An awarded demo project has no contractor');
  return found;
}

/** On which day the work is agreed to begin. */
export function agreedDayOf({ project }: Story): PlainDate {
  const day = project.agreed?.startDate;
  if (day === undefined || day === null) throw new Error('An awarded demo project has no agreed day');
  return day;
}

/** Where the house is. */
export function stateOf({ project }: Pick<Story, 'project'>): UsState {
  const state = US_STATES.find((one) => one === project.state);
  if (state === undefined) throw new Error(`No state is called ${project.state}`);
  return state;
}
