import type { Entry } from './rows.js';
import { BIDS, FILES } from './tables/bids-and-files.table.js';
import { DISPUTES } from './tables/disputes.table.js';
import { CONTRACTORS, DOORS, MONEY, NOTIFICATIONS, USERS } from './tables/people-and-money.table.js';
import { MESSAGES } from './tables/messages.table.js';
import { PARTIES } from './tables/parties.table.js';
import { INTAKE } from './tables/intake.table.js';
import { INTAKE_DESK } from './tables/intake-desk.table.js';
import { INVOICES } from './tables/invoices.table.js';
import { CONDITIONS } from './tables/conditions.table.js';
import { PROJECTS } from './tables/projects.table.js';
import { QUESTIONS } from './tables/questions.table.js';
import { HIRING, REVIEWS } from './tables/reviews.table.js';
import { SEARCH } from './tables/search.table.js';
import { LINKS, SECURITY } from './tables/security.table.js';
import { ACCOUNTS, STAFF } from './tables/staff.table.js';
import { TOKENS } from './tables/tokens.table.js';
import { VERIFICATION } from './tables/verification.table.js';
import { WORK } from './tables/work.table.js';

/**
 * Who may do what: every route for every principal and every relation of the object to it. Written by hand, apart from
 * the permissions and policies that it checks; a route that is missing here fails the tests.
 */
export const MATRIX: readonly Entry[] = [
  DOORS,
  LINKS,
  SECURITY,
  USERS,
  NOTIFICATIONS,
  CONTRACTORS,
  VERIFICATION,
  PROJECTS,
  WORK,
  CONDITIONS,
  DISPUTES,
  BIDS,
  FILES,
  MONEY,
  INVOICES,
  QUESTIONS,
  MESSAGES,
  REVIEWS,
  HIRING,
  SEARCH,
  PARTIES,
  TOKENS,
  ACCOUNTS,
  STAFF,
  INTAKE,
  INTAKE_DESK,
].flat();
