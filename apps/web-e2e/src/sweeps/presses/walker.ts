import type { Page } from '@playwright/test';
import { Choice } from './choice.js';
import { Findings } from './findings.js';
import type { Ground } from './ground.js';
import { type Layer, layerOf, Layers } from './layers.js';
import { areaOf, leadOf, samePage } from './links.js';
import type { Notes } from './notes.js';
import type { Control, Standing } from './probe.js';
import { shapeOf } from './shapes.js';
import { type Pressed, Tab } from './tab.js';

/** Deeper than a menu in a dialog nothing opens. */
const DEEPEST = 3;

/** How the product answers for a record that is not, or no longer, the reader's to see. */
const RECORD_GONE = /^GET \S+\/api\/projects\/[\w-]+ answered 404$/u;

/** Goes from one page to the next in one tab, and presses what there is on each. */
export class Walker {
  private readonly findings: Findings;
  private readonly tab: Tab;
  private readonly choice: Choice;
  private readonly layers: Layers;

  constructor(
    page: Page,
    private readonly ground: Ground,
    private readonly notes: Notes,
  ) {
    this.findings = new Findings(ground, notes);
    this.tab = new Tab(page, this.findings);
    this.choice = new Choice(this.tab, this.findings, ground, notes);
    this.layers = new Layers(this.tab, this.findings, ground);
  }

  /** Opens a page and presses what there is on it; answers where its links lead. */
  async walk(address: string, isFirst = false): Promise<readonly string[]> {
    this.findings.begin(address);
    await this.tab.open();
    await this.judge('opened');
    await this.judgeScreen('opened');
    const landed = shapeOf(this.tab.url, this.ground.states);
    const isLedOn = landed !== shapeOf(address, this.ground.states);
    if (!isFirst && isLedOn && !this.notes.claim(`page ${landed}`)) return [];
    if (isFirst) this.notes.claim(`page ${landed}`, Infinity);
    // What a press has hidden is there again on the page as it comes.
    for (let presses = -1; presses < this.notes.presses && this.findings.isPatient();) {
      if (presses >= 0) await this.tab.open();
      presses = this.notes.presses;
      this.choice.begin();
      await this.pressAll(landed, 0);
      if (this.choice.isOver) break;
    }
    return this.findings.links;
  }

  /** What the browser and the product have complained of meanwhile. */
  private async judge(doing: string): Promise<void> {
    const isOver = await this.isOver();
    const answered = this.tab.takeFaults().filter((fault) => !(isOver && RECORD_GONE.test(fault)));
    for (const fault of [...answered, ...this.ground.pageFaults.splice(0)])
      this.findings.fault(`${doing}: ${fault.split('\n').slice(0, 3).join(' ')}`);
  }

  /** Whether this is what a letter or a notice tells of, and the page says that it is over. */
  private async isOver(): Promise<boolean> {
    const { told } = this.ground;
    if (told?.paths.has(new URL(this.tab.url).pathname) !== true) return false;
    return (await this.tab.standing()).heading === told.over;
  }

  private async judgeScreen(doing: string): Promise<void> {
    // Who is led on from an address is between two pages for a moment.
    await this.tab.comes(() => window.probe.standing().heading !== '');
    const { heading } = await this.tab.standing();
    if (heading === '') this.findings.fault(`${doing}: has no heading`);
    if (this.ground.missing.includes(heading)) this.findings.fault(`${doing}: “${heading}”`);
  }

  /** Presses what is to be pressed in a place, as long as that is there; answers whether it still is. */
  private async pressAll(
    place: string,
    depth: number,
    filter?: (control: Control) => boolean,
    isThere: () => Promise<boolean> = () => Promise.resolve(true),
  ): Promise<boolean> {
    const next = (): Promise<Control | undefined> => this.choice.next(place, filter);
    for (let control = await next(); control && this.findings.isPatient(); control = await next()) {
      await this.press(control, place, depth);
      if (!(await isThere())) return false;
    }
    return true;
  }

  private async press(control: Control, place: string, depth: number): Promise<void> {
    const called = `“${control.words}”`;
    this.notes.presses += 1;
    const lead = control.kind === 'link' ? await leadOf(control, called, this.ground) : 'followed';
    if (typeof lead === 'object') this.findings.fault(lead.fault);
    if (lead !== 'followed') return;
    const pressed = await this.tab.press(control);
    if (pressed === undefined) return;
    await this.judge(`pressed ${called}`);
    const { before, after } = pressed;
    if (after === before) this.judgeDead(control, before);
    else if (after.language !== before.language) await this.tab.open();
    else if (!samePage(after.url, before.url)) await this.return(pressed, called);
    else if (after.layers.length > before.layers.length && depth < DEEPEST)
      await this.goThrough(layerOf(control, pressed), place, depth);
  }

  /** What is chosen, or where one is already, need change nothing. */
  private judgeDead({ isCurrent, href, words }: Control, { url }: Standing): void {
    if (!isCurrent && !samePage(href || 'about:blank', url)) this.findings.fault(`“${words}” does nothing`);
  }

  /** From another page Back leads to the one before. */
  private async return({ before, after }: Pressed, called: string): Promise<void> {
    this.findings.note(after.url);
    await this.judgeScreen(`pressed ${called}`);
    const isWithin = new URL(after.url).pathname === new URL(before.url).pathname;
    if (after.entry === before.entry) {
      // What is chosen stands in the address, and the page is the same.
      if (!isWithin) await this.tab.open();
      return;
    }
    if (after.entry < before.entry) return;
    await this.tab.goBack();
    await this.judge(`back from ${called}`);
    const back = await this.tab.standing();
    if (samePage(back.url, before.url) && back.heading === before.heading) return;
    // A mailed secret is kept by no history: from another area, which is another document, it is not there any more.
    if (new URL(this.findings.address).hash !== '' && areaOf(after.url) !== areaOf(before.url)) return;
    this.findings.fault(
      `back from ${called} is ${back.url} “${back.heading}” instead of ${before.url} “${before.heading}”`,
    );
    await this.tab.open();
  }

  /** Leaves a layer, then presses each item of a menu, of a dialog what opens something. */
  private async goThrough(layer: Layer, place: string, depth: number): Promise<void> {
    const { name, isMenu, opener } = layer;
    // It is left first: what is pressed in it may take away what opens it.
    await this.layers.leave(layer);
    const isOpen = async (): Promise<boolean> =>
      samePage(this.tab.url, opener.url) && this.layers.isOpenOrOpens(opener);
    const isThere =
      (await isOpen()) &&
      (await this.pressAll(
        `${place} > ${name.replaceAll(/\d+/gu, '#')}`,
        depth + 1,
        ({ opens, kind }) => isMenu || opens || kind === 'link',
        isOpen,
      ));
    if (!isThere || !(await this.layers.closes(opener))) await this.tab.open();
  }
}
