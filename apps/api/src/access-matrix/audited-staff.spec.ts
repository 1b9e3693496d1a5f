import { MATRIX } from './matrix.js';
import { RECIPES } from './requests.js';
import type { Entry } from './rows.js';
import { STAFF_ACTS_AS_CLIENT } from './staff-acts-as-client.js';
import { STAFF_ACTS } from './staff-acts.js';
import { startWorld, type Started } from './start.js';

/** What a person does for itself, staff like everybody: nobody else's record changes by it. */
const OF_THEIR_OWN_ACCOUNT = [
  ...['logout', 'reauthenticate', 'resendVerification', 'setUpTotp', 'getPayment', 'renewCalendarLink'],
  ...['updateUser', 'savePreferences', 'savePushSubscription', 'addFavorite', 'blockPerson'],
  ...['markAllRead', 'markRead', 'markNotificationsRead', 'markNotificationsUnread'],
  ...['deleteNotification', 'deleteNotifications', 'restoreNotifications'],
];

/** About what such a call is one's own: one's record, or what one thinks of somebody else; a payment is looked after. */
const ONES_OWN: Readonly<Record<string, readonly string[]>> = {
  getPayment: ['own', 'others'],
  addFavorite: ['a contractor'],
  blockPerson: ['the other side'],
};
const ONESELF = ['', 'own'];

/** What a person says stands in the conversation, or before staff as a report, with who said it and when. */
const WORDS = [
  ...['openConversation', 'readConversation', 'muteConversation', 'sendMessage', 'uploadMessageFile'],
  ...['reportMessage', 'reportPerson', 'reportQuestion', 'reportReview'],
];

/** Open to whoever comes, or to whoever holds the link: that the caller is signed in as well says nothing. */
const OPEN_TO_ANYBODY = [
  ...['register', 'forgotPassword', 'resetPassword', 'disownAddress', 'acceptInvitation', 'activateAccount'],
  ...['joinWaitlist', 'sendSupportMessage', 'submitIntake', 'unsubscribe', 'unsubscribeOneClick'],
  ...['openInvoice', 'payInvoice', 'declineInvoice', 'answerLinkedIntake', 'approveLinkedIntake', 'refuseLinkedIntake'],
];

/** What nobody of staff is let do: the factor is theirs to keep, and who has work under way stays until it is done. */
const REFUSED_TO_STAFF = ['disableTotp', 'deleteUser'];

/** A link that another person was sent; whoever has it is somebody else to the product. */
const OF_ANOTHERS_LINK = ['verifyEmail'];

const NOT_AUDITED = [...OF_THEIR_OWN_ACCOUNT, ...WORDS, ...OPEN_TO_ANYBODY];

/** Looks at these, locks them and finds nothing to do: there is no act. */
const NOTHING_TO_DO: Readonly<Record<string, readonly string[]>> = {
  resendUserVerification: ['own', 'a client', 'a contractor', 'an admin', 'suspended', 'closed'],
};

/** Refused for what state the object is in. */
const IN_THIS_STATE: readonly number[] = [409, 422];

let started: Started;
beforeAll(async () => {
  started = await startWorld();
});
afterAll(() => started.close());

/** The objects about which staff may make this call, and are answered that it is done. */
const objectsOf = ({ name, rows, success }: Entry): string[] =>
  rows
    .filter(({ cells }) => cells.some(({ principal, status }) => principal === 'staff' && status === success))
    .map(({ object }) => object)
    .filter((object) => NOTHING_TO_DO[name]?.includes(object) !== true);

interface Acts {
  readonly silent: string[];
  readonly kept: string[];
}

/** About which objects the call leaves something behind, with staff in the audit log and without. */
async function actsOf(entry: Entry): Promise<Acts> {
  const { id } = started.world.people.get('staff').user;
  const acts: Acts = { silent: [], kept: [] };
  for (const object of objectsOf(entry)) {
    const { status } = await started.asker.ask(entry, { object, principal: 'staff' });
    const { wrote, auditedOf } = await started.rolledBack.trace();
    expect([object, status]).toEqual([object, entry.success]);
    if (wrote) (auditedOf.includes(id) ? acts.kept : acts.silent).push(object);
  }
  return acts;
}

const isChange = ({ name, operationId }: Entry): boolean =>
  started.asker.routeOf(operationId).method !== 'get' || RECIPES[name]?.keeps === true;

/** Their own account is excepted, and no other's by the same call. */
const isExcepted = ({ operationId }: Entry, object: string): boolean =>
  OF_THEIR_OWN_ACCOUNT.includes(operationId)
    ? (ONES_OWN[operationId] ?? ONESELF).includes(object)
    : NOT_AUDITED.includes(operationId);

/** Staff's own calls, and what they are refused for the state of the object alone: in another one they may. */
const isForStaff = ({ operationId, rows }: Entry): boolean =>
  started.asker.routeOf(operationId).path.startsWith('/api/admin/') ||
  rows.some(({ cells }) =>
    cells.some(({ principal, status }) => principal === 'staff' && IN_THIS_STATE.includes(status)),
  );

describe('ADM-01 the audit log', () => {
  it('holds every act of staff, by whichever call and about whichever object they may make it', async () => {
    const silent: string[] = [];
    let kept = 0;
    for (const entry of MATRIX.filter(isChange)) {
      const acts = await actsOf(entry);
      const missing = acts.silent.filter((object) => !isExcepted(entry, object));
      silent.push(...missing.map((object) => `${entry.name} ${object}`.trim()));
      kept += acts.kept.length;
    }

    expect(silent).toEqual([]);
    // The walk met acts at all: the world has them, and the calls were made.
    expect(kept).toBeGreaterThan(MATRIX.length / 10);
  });

  it('is looked at after each change that staff may make: in the world of the matrix, or in a state of its own', () => {
    const unmet = MATRIX.filter((entry) => isChange(entry) && isForStaff(entry))
      .map(({ operationId }) => operationId)
      .filter((operationId) => !MATRIX.some((one) => one.operationId === operationId && objectsOf(one).length > 0));
    const elsewhere: readonly string[] = [
      ...Object.keys({ ...STAFF_ACTS, ...STAFF_ACTS_AS_CLIENT }),
      ...REFUSED_TO_STAFF,
      ...OF_ANOTHERS_LINK,
    ];

    expect(unmet.filter((operationId) => !elsewhere.includes(operationId))).toEqual([]);
    expect(unmet.length).toBeGreaterThan(10);
  });

  it('has an exception only for a call that leaves something behind and no entry', async () => {
    const idle: string[] = [];
    for (const name of NOT_AUDITED) {
      const entry = MATRIX.find((one) => one.name === name);
      if (entry === undefined || (await actsOf(entry)).silent.length === 0) idle.push(name);
    }

    expect(idle).toEqual([]);
  });
});
