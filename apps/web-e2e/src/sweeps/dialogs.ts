import type { Page } from '@playwright/test';
import { BRENNAN, type Login } from '../fixtures/people.js';
import { escapePattern } from '../support/faults.js';
import { money, type Words } from '../support/words.js';
import { AGENT, type MarketWorld } from './market-world.js';
import { typeOver } from '../support/typing.js';

export interface DialogStage<World = MarketWorld> {
  readonly page: Page;
  readonly words: Words;
  readonly world: World;
}

/** One dialog, and how somebody comes to stand before it. */
export interface AskedDialog<World = MarketWorld> {
  readonly name: string;
  /** Below the area's prefix. */
  readonly at: (world: World) => string;
  /** Presses what opens it, and fills in what makes it grow. */
  readonly open: (stage: DialogStage<World>) => Promise<void>;
  /** A sheet that only a phone has. */
  readonly phoneOnly?: boolean;
  /** The client is asked the same, in the same dialog. */
  readonly asClient?: boolean;
}

const LIST = [
  '1. Handrail missing at the rear exterior steps; safety hazard. (p. 4)',
  '2. Defective paint noted on the exterior trim, north elevation, including the eave and both window sills. (p. 5)',
  '3. Active leak observed at the kitchen sink supply line.',
  '4. Smoke detector missing in the upper hallway',
].join('\n');

/** Presses the first button of this name. */
export const press =
  <World>(id: string, valuesOf: (world: World) => Record<string, string | number> = () => ({})) =>
  async ({ page, words, world }: DialogStage<World>): Promise<void> => {
    const name = words.t(id, valuesOf(world));
    await page.getByRole('button', { name, exact: true }).first().click();
  };

/** Presses a button of this name, whatever count follows it. */
const pressNamed =
  (id: string) =>
  async ({ page, words }: DialogStage): Promise<void> => {
    const name = new RegExp(`^${escapePattern(words.t(id))}($|[,:])`, 'u');
    await page.getByRole('button', { name }).first().click();
  };

/** Presses a button whose name begins like this, whoever it goes on with. */
const pressBegun =
  (id: string, values: Readonly<Record<string, string>>) =>
  async ({ page, words }: DialogStage): Promise<void> =>
    page
      .getByRole('button', { name: new RegExp(`^${escapePattern(words.t(id, values))}`, 'u') })
      .first()
      .click();

const inDialog = ({ page }: DialogStage) => page.getByRole('dialog');
type ProjectName = 'posted' | 'bidden' | 'awarded' | 'started' | 'submitted' | 'disputed' | 'drafted' | 'invoiced';

const project =
  (which: ProjectName, rest = '') =>
  (world: MarketWorld): string =>
    `/projects/${world[which]}${rest}`;

/** The title may break after the @ of an address, and names its dialog by the address as it is written. */
async function issueInvoice(stage: DialogStage): Promise<void> {
  await press('invoices.issue')(stage);
  await stage.page.getByRole('dialog', { name: /\w@\w/u }).waitFor();
}

async function writeChange(stage: DialogStage): Promise<void> {
  const { t } = stage.words;
  await press('changes.propose.open')(stage);
  const dialog = inDialog(stage);
  await dialog.getByLabel(t('changes.line.target')).selectOption({ index: 1 });
  await dialog.getByText(t('changes.effect.more'), { exact: true }).click();
  await typeOver(dialog.getByLabel(t('changes.line.amount_more')), '1240');
  await dialog.getByText(t('changes.days.more'), { exact: true }).click();
  await typeOver(dialog.getByLabel(t('changes.days.count_more')), '60');
}

async function searchWords(stage: DialogStage): Promise<void> {
  await stage.page.getByRole('button', { name: stage.words.t('shell.search.label'), exact: true }).waitFor();
  // From somewhere, so that there is a place to come back to.
  await stage.page.keyboard.press('Tab');
  await stage.page.keyboard.press('Control+k');
  await inDialog(stage).getByRole('combobox').fill('kingston');
  await inDialog(stage).getByRole('option').first().waitFor();
}

async function pasteList(stage: DialogStage): Promise<void> {
  await press('projects.paste.open')(stage);
  await inDialog(stage).getByLabel(stage.words.t('projects.paste.text')).fill(LIST);
}

async function openTemplates(stage: DialogStage): Promise<void> {
  await press('projects.template.open')(stage);
  await inDialog(stage).getByRole('checkbox').first().check();
}

const evidenceOf = async ({ page, words }: DialogStage): Promise<void> => {
  // The pictures have words of their own before it.
  const name = new RegExp(escapePattern(words.t('ui.evidence.open', { title: '' }).trim()), 'u');
  await page.getByRole('button', { name }).first().click();
};

const onSaved =
  (id: string) =>
  async (stage: DialogStage): Promise<void> => {
    await pressNamed('projects.saved.open')(stage);
    const name = stage.words.t(id, { name: stage.world.savedName });
    await inDialog(stage).getByRole('button', { name, exact: true }).click();
    const field = stage.page.getByRole('dialog').filter({ hasText: stage.words.t('ui.confirm_dialog.cancel') });
    await field.waitFor();
  };

/** On a phone the bids stand behind each other. */
async function acceptWithGaps(stage: DialogStage): Promise<void> {
  const tab = stage.page.getByRole('tab', { name: new RegExp(escapePattern(BRENNAN.company), 'u') });
  if (await tab.isVisible()) await tab.click();
  await pressNamed('bids.compare.accept_gaps')(stage);
}

/** What a client is asked before it happens. */
const CLIENT_DIALOGS: readonly AskedDialog[] = [
  { name: 'accept a complete bid', at: project('bidden', '?view=bids'), open: pressNamed('bids.compare.accept') },
  { name: 'accept a bid with gaps', at: project('bidden', '?view=bids'), open: acceptWithGaps },
  {
    name: 'reject a bid',
    at: project('bidden', '?view=bids'),
    open: pressBegun('bids.compare.reject_named', { name: '' }),
  },
  { name: 'report a question', at: project('bidden'), open: pressNamed('questions.report') },
  { name: 'cancel an open project', at: project('posted'), open: press('record.work.cancel') },
  { name: 'invite a person', at: project('posted'), open: press('parties.invite.open') },
  { name: 'change the right of a person', at: project('posted'), open: pressNamed('parties.right.open') },
  { name: 'remove a person', at: project('posted'), open: pressNamed('parties.remove.open') },
  {
    name: 'remove a condition',
    at: project('posted', '/edit'),
    open: press('projects.condition.remove_named', () => ({ number: 2 })),
  },
  { name: 'allow an early start', at: project('awarded'), open: press('work.allow_early_start') },
  { name: 'agree to a change', at: project('awarded'), open: press('changes.accept.open') },
  { name: 'decline a change', at: project('awarded'), open: press('changes.decline.open') },
  { name: 'cancel an awarded project', at: project('awarded'), open: press('record.work.cancel') },
  { name: 'contest the start', at: project('started'), open: press('work.contest_start') },
  { name: 'open a dispute', at: project('started'), open: press('record.work.dispute') },
  { name: 'propose a change', at: project('started'), open: writeChange },
  { name: 'return a condition', at: project('submitted'), open: pressNamed('record.work.return') },
  { name: 'look at the evidence', at: project('submitted'), open: evidenceOf },
  {
    name: 'approve the work',
    at: project('submitted'),
    open: press<MarketWorld>('record.work.approve', ({ submittedTotal }) => ({ amount: money(submittedTotal) })),
  },
  { name: 'accept an offer', at: project('disputed', '/dispute'), open: press('disputes.accept.open') },
  { name: 'withdraw a dispute', at: project('disputed', '/dispute'), open: press('disputes.withdraw.open') },
  { name: 'issue an invoice', at: project('drafted'), open: issueInvoice },
  { name: 'name another settlement agent', at: project('drafted'), open: press('invoices.change_agent') },
  { name: 'say that the closing fell through', at: project('invoiced'), open: press('invoices.fall_through') },
  { name: 'paste a list', at: () => '/projects/create', open: pasteList },
  { name: 'choose common repairs', at: () => '/projects/create', open: openTemplates },
  {
    name: 'invite to bid',
    at: ({ contractorId }) => `/contractors/${contractorId}`,
    open: press('contractors.invite.open'),
  },
  {
    name: 'report a review',
    at: ({ contractorId }) => `/contractors/${contractorId}`,
    open: pressNamed('reviews.report.open'),
  },
  { name: 'search everything', at: () => '/dashboard', open: searchWords },
  { name: 'filters of one’s own', at: () => '/projects', open: pressNamed('projects.filter.more'), phoneOnly: true },
];

/** What a contractor is asked. */
const CONTRACTOR_DIALOGS: readonly AskedDialog[] = [
  { name: 'withdraw a bid', at: project('bidden'), open: press('bids.form.withdraw') },
  { name: 'take a question back', at: project('bidden'), open: pressNamed('questions.remove') },
  { name: 'withdraw a change', at: project('awarded'), open: press('changes.withdraw.open') },
  { name: 'step back from a project', at: project('awarded'), open: press('record.work.cancel') },
  { name: 'propose a change, as the contractor', at: project('started'), open: writeChange, asClient: true },
  {
    name: 'open a dispute, as the contractor',
    at: project('started'),
    open: press('record.work.dispute'),
    asClient: true,
  },
  {
    name: 'accept an offer, as the contractor',
    asClient: true,
    at: project('disputed', '/dispute'),
    open: press('disputes.accept.open'),
  },
  {
    name: 'save the filters',
    at: () => '/projects?trades=roofing&zip=12401&radius=25',
    open: press('projects.saved.save'),
  },
  { name: 'saved filters', at: () => '/projects', open: pressNamed('projects.saved.open') },
  { name: 'edit saved filters', at: () => '/projects', open: onSaved('projects.saved.edit_named') },
  { name: 'delete saved filters', at: () => '/projects', open: onSaved('projects.saved.delete_named') },
  { name: 'filters of open work', at: () => '/projects', open: pressNamed('projects.filter.more'), phoneOnly: true },
];

export const DIALOGS_OF: readonly {
  readonly who: string;
  readonly login: Login;
  readonly dialogs: readonly AskedDialog[];
}[] = [
  { who: 'client', login: AGENT, dialogs: CLIENT_DIALOGS },
  { who: 'contractor', login: BRENNAN, dialogs: CONTRACTOR_DIALOGS },
];
