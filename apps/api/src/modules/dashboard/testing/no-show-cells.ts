import type { Cell } from './deal-cells.js';
import { after, awaitedDay, contested, decided, reported, unanswered } from './deal-steps.js';

/** Each way in which a deal may stand whose contractor did not come on the agreed day, and who must act then. */
export const NO_SHOW_CELLS: readonly Cell[] = [
  {
    title: 'hired and held, and the agreed day is at noon',
    reach: awaitedDay,
    due: { owner: ['check_start'], contractor: ['start'] },
  },
  {
    title: 'a no-show reported',
    reach: reported,
    due: { contractor: ['answer_no_show'], rival: ['answer_invitation'] },
  },
  {
    title: 'a no-show admitted',
    reach: () => after(reported(), (deal) => deal.fire('contractor', 'no-show/answer', { answer: 'did_not_come' })),
    due: { rival: ['answer_invitation'] },
  },
  {
    title: 'a no-show left without an answer until its time was over',
    reach: unanswered,
    due: { rival: ['answer_invitation'] },
  },
  {
    title: 'a no-show contested',
    reach: contested,
    due: { rival: ['answer_invitation'] },
    staff: 'decide_no_show',
  },
  {
    title: 'a no-show upheld',
    reach: () => decided('uphold'),
    due: { rival: ['answer_invitation'] },
    called: ['decide_no_show'],
  },
  {
    title: 'a no-show excused',
    reach: () => decided('excuse'),
    due: { rival: ['answer_invitation'] },
    called: ['decide_no_show'],
  },
];
