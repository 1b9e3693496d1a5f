import { type Locale, LOCALES } from '@cw/domain';
import { isFull } from '../support/sample.js';
import { patience } from '../support/patience.js';
import { pathsInMail } from '../support/mailbox.js';
import { currentStack } from '../support/stack.js';
import { expect, test } from '../support/test.js';
import { wordsOf } from '../support/words.js';
import { noticesOf, STARTS, signIn, recordsOf, WALKERS, type WalkerName } from './presses/people.js';
import { keepSpeaking, probePages } from './presses/probe.js';
import { holdWrites } from './presses/traffic.js';
import { Notes } from './presses/notes.js';
import { walkFrom } from './presses/walk.js';

const pathOf = (link: string): string => new URL(link, currentStack().url).pathname;
const isClient = (name: WalkerName): boolean => ['seller', 'agent', 'buyer'].includes(name);

const isWalker = (address: string): boolean => WALKERS.some((name) => address === `${name}@demo.closewright.test`);
/** Visitors get the letters of all who have no part of their own here. */
const isTo = (name: WalkerName, address: string): boolean =>
  name === 'visitor' ? !isWalker(address) : address === `${name}@demo.closewright.test`;

const MISSING = ['common.not_found.title', 'contractors.profile.not_found'];
const CLOSING = [
  'settings.delete.keep',
  'ui.confirm_dialog.cancel',
  'ui.evidence.close',
  'ui.paper.close',
  'shell.search.close',
  'questions.cancel',
  'projects.saved.close',
  'messages.search.close',
  'bids.gone.close',
  'auth.reauthentication.cancel',
];

/** A press may lead to a page of another language. */
const inEveryLanguage = (ids: readonly string[]): string[] =>
  LOCALES.flatMap((locale) => ids.map((id) => wordsOf(locale).t(id)));

/** Where the walk of this person does not go: pages of the other language, and those that others walk for them. */
function isElsewhere(name: WalkerName, shape: string, locale: Locale): boolean {
  const isSpanish = /^\/es(?:\/|$)/u.test(shape);
  if (isFull || name === 'visitor') return isSpanish && locale !== 'es';
  return !shape.startsWith(name === 'staff' ? '/admin/' : '/app/');
}

/** In `npm test` a control is pressed by one of those who have it; where SWEEP=full, by each of them. */
const common = new Map<string, number>();
/** Pages are the same to every client. */
const ofClients = new Notes(common);
const notesOf = (name: WalkerName): Notes => (isFull ? new Notes() : isClient(name) ? ofClients : new Notes(common));

const VARIANTS: readonly { readonly locale: Locale; readonly width: number }[] = isFull
  ? LOCALES.flatMap((locale) => [390, 1280].map((width) => ({ locale, width })))
  : [{ locale: 'en', width: 390 }];

/** Clients see the same pages, and who is not verified yet sees fewer of a contractor's. */
const WALKING: readonly WalkerName[] = isFull ? WALKERS : ['visitor', 'seller', 'contractor', 'staff'];

for (const { locale, width } of VARIANTS)
  for (const name of WALKING)
    test(`every link and control leads a ${name} somewhere, ${locale}, ${width} px`, async ({
      newPerson,
      pageFaults,
    }) => {
      // One walk presses hundreds of controls, each on a page of its own.
      test.setTimeout((isFull ? 12 : 3) * patience.test);
      const { context, page } = await newPerson({
        locale: `${locale}-US`,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });
      await page.close();
      await keepSpeaking(context, locale);
      const api = await signIn(name, context);
      const records = await recordsOf(name, api);
      const letters = await pathsInMail((address) => isTo(name, address));
      await probePages(context);
      await holdWrites(context);
      const { t } = wordsOf(locale);
      const faults = await walkFrom(
        STARTS[name],
        {
          context,
          origin: currentStack().url,
          missing: inEveryLanguage(MISSING),
          told: { paths: new Set([...letters, ...(await noticesOf(api))].map(pathOf)), over: t('record.not_found') },
          closing: inEveryLanguage(CLOSING),
          states: records.states,
          isThorough: isFull,
          isLeftOut: (shape) => isElsewhere(name, shape, locale),
          alsoAt: [...letters, ...records.pages],
          pageFaults,
        },
        notesOf(name),
      );
      expect(faults).toEqual([]);
    });
