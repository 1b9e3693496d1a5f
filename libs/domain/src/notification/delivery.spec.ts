import { MINUTE_MS } from '../schedule/durations.js';
import { NOTICE_CHANNELS } from './catalogue.js';
import { deliveryOf, emailDue, pushDue, type Delivery } from './delivery.js';
import type { NotificationType } from './notification.js';
import { DEFAULT_PREFERENCES, type Preferences, type PreferenceSwitch, type QuietHours } from './preferences.js';

const DAY_MINUTES = 1440;
/** Every time that is named here, and every change of clocks, falls on one. */
const STEP_MINUTES = 5;

/** Minutes ahead of UTC, written down from the law of each place: from when on, and how far. */
const CLOCKS: Readonly<Record<string, readonly (readonly [since: string, minutes: number])[]>> = {
  UTC: [['2026-01-01T00:00Z', 0]],
  'America/New_York': [
    ['2026-03-08T07:00Z', -240],
    ['2026-11-01T06:00Z', -300],
    ['2027-03-14T07:00Z', -240],
  ],
  'America/Los_Angeles': [
    ['2026-03-08T10:00Z', -420],
    ['2026-11-01T09:00Z', -480],
    ['2027-03-14T10:00Z', -420],
  ],
  'America/Phoenix': [['2026-01-01T00:00Z', -420]],
  'Pacific/Honolulu': [['2026-01-01T00:00Z', -600]],
  'Pacific/Apia': [['2026-01-01T00:00Z', 780]],
  'Asia/Kathmandu': [['2026-01-01T00:00Z', 345]],
  'Australia/Lord_Howe': [
    ['2026-04-04T15:00Z', 630],
    ['2026-10-03T15:30Z', 660],
    ['2027-04-03T15:00Z', 630],
  ],
};
const DAYS = ['2026-10-03', '2026-11-01', '2026-12-15', '2027-03-14', '2027-04-03'];
const TIMES = ['00:10', '05:40', '06:00', '06:30', '09:30', '11:00', '12:00', '15:15', '20:45'];
const HOURS: readonly (QuietHours | null)[] = [
  null,
  { start: '22:00', end: '07:00' },
  { start: '12:00', end: '14:00' },
  { start: '00:00', end: '08:30' },
  { start: '01:30', end: '06:00' },
];

/** What each kind obeys, written apart from the catalogue: its switch, that of its e-mail, its ways, its haste. */
const KINDS = `
bid_received       | bidReceived    | bidReceived    | all        |
bid_accepted       | bidAccepted    | bidAccepted    | all        |
bid_rejected       | bidRejected    | bidRejected    | all        |
project_posted     | projectCreated | projectCreated | all        |
message_received   | message        | messageAlerts  | all        |
payment_held       | payment        | payment        | all        |
payment_failed     | payment        | payment        | all        | urgent
review_received    | review         | review         | all        |
project_edited     | projectUpdates | projectUpdates | all        |
review_due         | projectUpdates | projectUpdates | all        | urgent
paper_submitted    | projectUpdates | projectUpdates | toast      |
intake_offer_sent  | projectUpdates | projectUpdates | no e-mail  |
`
  .trim()
  .split('\n')
  .map((line) => {
    const [type, live, email, ways, haste] = line.split('|').map((cell) => cell.trim());
    return {
      type: type as NotificationType,
      live: live as PreferenceSwitch,
      email: email as PreferenceSwitch,
      ways,
      isUrgent: haste === 'urgent',
    };
  });
type Kind = (typeof KINDS)[number];

/** All on, or one thing off; and one e-mail a day. */
const WISHES: readonly ((kind: Kind) => Partial<Preferences>)[] = [
  () => ({}),
  ({ live }) => ({ [live]: false }),
  ({ email }) => ({ [email]: false }),
  () => ({ emailNotifications: false }),
  () => ({ browser: false }),
  () => ({ sound: false }),
  () => ({ emailFrequency: 'daily' }),
  () => ({ marketing: true, emailFrequency: 'daily', browser: false }),
];

interface Step {
  readonly at: number;
  readonly time: string;
  readonly isQuiet: boolean;
}

/** The clocks of five days, in steps: what they show, and whether it is quiet, begun and ended as they show it. */
function lived(day: string, zone: string, hours: QuietHours | null): Step[] {
  const clocks = (CLOCKS[zone] ?? []).map(([since, minutes]) => ({ since: Date.parse(since), minutes }));
  const from = Date.parse(`${day}T00:00Z`) - 2 * DAY_MINUTES * MINUTE_MS;
  let isQuiet = false;
  return Array.from({ length: (5 * DAY_MINUTES) / STEP_MINUTES }, (_, index) => {
    const at = from + index * STEP_MINUTES * MINUTE_MS;
    const ahead = clocks.findLast(({ since }) => since <= at)?.minutes ?? 0;
    const shown = (((at / MINUTE_MS + ahead) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
    const time = `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`;
    if (time === hours?.end) isQuiet = false;
    if (time === hours?.start) isQuiet = true;
    return { at, time, isQuiet };
  });
}

function expected(steps: readonly Step[], index: number, kind: Kind, wanted: Preferences): Delivery {
  const now = steps[index];
  const isLoud = now?.isQuiet === false;
  const live = (isOn: boolean): boolean => isLoud && wanted[kind.live] && isOn;
  const isEverywhere = kind.ways !== 'toast';
  const isPushed = [isEverywhere, wanted[kind.live], wanted.browser].every(Boolean);
  const isMailed = kind.ways === 'all' && wanted.emailNotifications && wanted[kind.email];
  const loudFrom = (start: number): Date => new Date(steps.slice(start).find(({ isQuiet }) => !isQuiet)?.at ?? 0);
  const eight = steps.findIndex(({ time }, at) => at > index && time === '08:00');
  const inDigest = wanted.emailFrequency === 'daily' && !kind.isUrgent;
  return {
    alert: {
      toast: live(true),
      browser: live(isEverywhere && wanted.browser),
      sound: live(isEverywhere && wanted.sound),
    },
    push: isPushed ? { at: loudFrom(index) } : null,
    email: isMailed ? { at: loudFrom(inDigest ? eight : index), inDigest } : null,
  };
}

describe('by which ways and when somebody is told', () => {
  it('NOTE-05 NOTE-06 is the same as one who watches the clocks says, for each kind, way, wish, hour and place', () => {
    let [cells, round] = [0, 0];
    for (const timeZone of Object.keys(CLOCKS)) {
      for (const day of DAYS) {
        for (const quietHours of HOURS) {
          const steps = lived(day, timeZone, quietHours);
          // Each hour and kind meets each wish, in one place or another.
          const time = TIMES[round % TIMES.length];
          const kind = KINDS[round % KINDS.length] as Kind;
          round += 1;
          const index = steps.findIndex(({ at }) => at === Date.parse(`${day}T${time}Z`));
          const now = new Date(steps[index]?.at ?? 0);
          for (const wish of WISHES) {
            const preferences = { ...DEFAULT_PREFERENCES, quietHours, ...wish(kind) };
            const told = deliveryOf({ type: kind.type, preferences, now, timeZone });
            const wanted = expected(steps, index, kind, preferences);
            cells += NOTICE_CHANNELS.length;
            if (JSON.stringify(told) === JSON.stringify(wanted)) continue;
            expect({ timeZone, day, time, quietHours, type: kind.type, preferences, told }).toEqual({ told: wanted });
          }
        }
      }
    }
    expect(cells).toBeGreaterThanOrEqual(8_000);
  });
});

describe('when an e-mail may go out, asked anew', () => {
  const at = (time: string): Date => new Date(`2026-11-20T${time}:00Z`);
  const due = (type: NotificationType, wanted: Partial<Preferences>, [told, now]: readonly [string, string]) => {
    const preferences = { ...DEFAULT_PREFERENCES, ...wanted };
    const found = emailDue({ type, preferences, toldAt: at(told), now: at(now), timeZone: 'UTC' });
    return found && [found.at.toISOString().slice(11, 16), found.inDigest];
  };
  const NIGHT = { start: '22:00', end: '07:00' };

  const daily = { emailFrequency: 'daily' } as const;
  it.each([
    ['at once', due('bid_received', {}, ['10:00', '10:00']), ['10:00', false]],
    ['as soon as it can', due('bid_received', {}, ['10:00', '13:00']), ['13:00', false]],
    ['after two minutes of a message', due('message_received', {}, ['10:00', '10:00']), ['10:02', false]],
    [
      'after the hours as they are now',
      due('bid_received', { quietHours: NIGHT }, ['05:00', '06:00']),
      ['07:00', false],
    ],
    ['not in hours of now', due('bid_received', { quietHours: NIGHT }, ['21:00', '23:00']), ['07:00', false]],
    ['with the others of the day', due('bid_received', daily, ['05:00', '06:00']), ['08:00', true]],
    ['late with the others', due('bid_received', daily, ['05:00', '09:30']), ['09:30', true]],
    ['never once it is off', due('bid_received', { bidReceived: false }, ['05:00', '09:30']), null],
  ])('NOTE-06 is %s', (_when, found, expectedAt) => {
    expect(found).toEqual(expectedAt);
  });
});

describe('when a push may go out, asked anew', () => {
  const at = (time: string): Date => new Date(`2026-11-${time}:00Z`);
  const due = (type: NotificationType, wanted: Partial<Preferences>, [told, now]: readonly [string, string]) => {
    const preferences = { ...DEFAULT_PREFERENCES, ...wanted };
    const found = pushDue({ type, preferences, toldAt: at(told), now: at(now), timeZone: 'UTC' });
    return found && found.at.toISOString().slice(8, 16);
  };
  const NIGHT = { start: '22:00', end: '07:00' };
  const bid = 'bid_received';

  it.each([
    ['at once', due(bid, {}, ['20T10:00', '20T10:00']), '20T10:00'],
    ['at once of a message too', due('message_received', {}, ['20T10:00', '20T10:00']), '20T10:00'],
    ['late when it could not before', due(bid, {}, ['20T10:00', '20T13:00']), '20T13:00'],
    ['after the quiet hours', due(bid, { quietHours: NIGHT }, ['20T23:00', '20T23:00']), '21T07:00'],
    ['after the hours as they are now', due(bid, { quietHours: NIGHT }, ['20T21:00', '20T23:30']), '21T07:00'],
    ['once a day for nobody', due(bid, { emailFrequency: 'daily' }, ['20T10:00', '20T10:00']), '20T10:00'],
    ['until it is a day old', due(bid, {}, ['20T10:00', '21T09:59']), '21T09:59'],
    ['not when it is a day old', due(bid, {}, ['20T10:00', '21T10:00']), null],
    [
      'not as old as it may be, counted from the quiet end',
      due(bid, { quietHours: NIGHT }, ['20T23:00', '21T21:00']),
      '21T21:00',
    ],
    ['never once its topic is off', due(bid, { bidReceived: false }, ['20T10:00', '20T10:00']), null],
    ['never once the browser’s switch is off', due(bid, { browser: false }, ['20T10:00', '20T10:00']), null],
    ['never of what is not worth it', due('paper_submitted', {}, ['20T10:00', '20T10:00']), null],
  ])('NOTE-06 is %s', (_when, found, expectedAt) => {
    expect(found).toEqual(expectedAt);
  });
});
