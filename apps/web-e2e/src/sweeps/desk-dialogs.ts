import { press, type AskedDialog, type DialogStage } from './dialogs.js';
import type { DeskWorld } from './desk-world.js';
import { typeOver } from '../support/typing.js';

type Stage = DialogStage<DeskWorld>;

const request =
  (which: 'inReview' | 'approved' | 'ordered') =>
  (world: DeskWorld): string =>
    `/intake?request=${world[which]}`;

const paper = ({ contractorId }: DeskWorld): string => `/verification?contractor=${contractorId}&kind=license`;

const formOf = ({ page, words }: Stage, title: string) => page.getByRole('form', { name: words.t(title) });

/** A form with something wrong in it. */
async function offerWithFaults(stage: Stage): Promise<void> {
  await press<DeskWorld>('triage.act.send_offer')(stage);
  const form = formOf(stage, 'triage.offer.title');
  // What was typed for the dialog before is back.
  for (const ceiling of await form.getByLabel(stage.words.t('triage.offer.ceiling')).all()) await typeOver(ceiling, '');
  await form.getByRole('button', { name: stage.words.t('triage.act.send_offer'), exact: true }).click();
  await form.getByRole('alert').waitFor();
}

async function dividedWithFaults(stage: Stage): Promise<void> {
  const { words } = stage;
  const form = formOf(stage, 'triage.convert.title');
  await form.getByRole('button', { name: words.t('triage.convert.add') }).click();
  await form.getByRole('button', { name: words.t('triage.act.convert', { count: 2 }), exact: true }).click();
  await form.getByRole('alert').waitFor();
}

async function rejectedWithoutWords(stage: Stage): Promise<void> {
  const { page, words } = stage;
  await press<DeskWorld>('admin.verification.reject')(stage);
  const notes = page.getByLabel(words.t('admin.verification.notes'), { exact: true });
  await page.locator('textarea[aria-invalid="true"]').and(notes).waitFor();
}

/** Of the form that is open or stands there: every repair gets a price and a payer, and the offer is asked for. */
async function offer(stage: Stage): Promise<void> {
  await press<DeskWorld>('triage.act.send_offer')(stage);
  const form = formOf(stage, 'triage.offer.title');
  for (const ceiling of await form.getByLabel(stage.words.t('triage.offer.ceiling')).all())
    await typeOver(ceiling, '900');
  for (const party of await form.getByLabel(stage.words.t('triage.offer.party')).all())
    await party.selectOption('seller');
  await form.getByRole('button', { name: stage.words.t('triage.act.send_offer'), exact: true }).click();
}

async function convert(stage: Stage): Promise<void> {
  const { words } = stage;
  const form = formOf(stage, 'triage.convert.title');
  await form.waitFor();
  for (const place of await form.getByLabel(new RegExp(`^${words.t('triage.convert.location')}`, 'u')).all())
    await place.fill('Kitchen');
  await form.getByRole('button', { name: words.t('triage.act.convert', { count: 1 }), exact: true }).click();
}

async function failed(stage: Stage): Promise<void> {
  await press<DeskWorld>('triage.act.result')(stage);
  const dialog = stage.page.getByRole('dialog');
  await dialog.getByRole('radio', { name: stage.words.t('triage.reinspection.failed') }).check();
  await dialog.getByRole('button', { name: stage.words.t('triage.act.result'), exact: true }).click();
}

/** What staff are asked before a request moves on or its submitter is written to. */
export const DESK_DIALOGS: readonly AskedDialog<DeskWorld>[] = [
  { name: 'ask a submitter', at: request('inReview'), open: press('triage.act.ask') },
  { name: 'decline a request', at: request('inReview'), open: press('triage.act.decline') },
  { name: 'correct a request', at: request('inReview'), open: press('triage.act.correct') },
  { name: 'send a new link', at: request('inReview'), open: press('triage.act.resend') },
  { name: 'send an offer', at: request('inReview'), open: offer },
  { name: 'post a project', at: request('approved'), open: convert },
  { name: 'order the re-inspection again', at: request('ordered'), open: press('triage.act.reorder') },
  { name: 'enter what the re-inspection found', at: request('ordered'), open: failed },
];

/** Records as staff work in them, with what they got wrong. */
export const DESK_FORMS: readonly AskedDialog<DeskWorld>[] = [
  { name: 'an offer with its faults', at: request('inReview'), open: offerWithFaults },
  { name: 'a request divided, with its faults', at: request('approved'), open: dividedWithFaults },
  { name: 'a paper rejected without words', at: paper, open: rejectedWithoutWords },
];
