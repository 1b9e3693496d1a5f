import type { Page } from '@playwright/test';
import { patience } from '../../support/patience.js';
import type { Ground } from './ground.js';
import type { Control, Standing } from './probe.js';
import type { Notes } from './notes.js';
import { pageOf, shapeOf } from './shapes.js';
import { Traffic } from './traffic.js';

interface Pressed {
  readonly before: Standing;
  readonly after: Standing;
}

/** How a control was come to, and what it is called. */
interface Press {
  readonly called: string;
  readonly place: string;
  readonly depth: number;
}

/** What has opened a layer, where so many were open before. */
interface Opener {
  readonly control: Control;
  readonly called: string;
  readonly layers: number;
}

/** What has not come by then does not come: only what is dead waits for it. */
const LATEST = patience.condition / 10;
/** Deeper than a menu in a dialog nothing opens. */
const DEEPEST = 3;
/** A page on which more is wrong is left. */
const FAULTS_OF_PAGE = 12;
const FOUND_ENOUGH = 60;

const isInside = (address: string, origin: string): boolean => address.startsWith(`${origin}/`);
const isDocument = (address: string): boolean => /^\/(?:api|_pay)\//u.test(new URL(address).pathname);
/** The public site, `/app` or `/admin`: each is a document of its own. */
const areaOf = (address: string): string => /^\/(?:app|admin)(?=\/|$)/u.exec(new URL(address).pathname)?.[0] ?? '';
const samePage = (one: string, other: string): boolean => pageOf(one) === pageOf(other);

/** One tab of somebody's browser, on one page after the other. */
export class Walker {
  private readonly traffic: Traffic;
  private at = '';
  private shape = '';
  private found = 0;
  private readonly links = new Set<string>();
  /** What stood on the page when something before it was pressed, and has not been there since. */
  private readonly unasked = new Set<string>();

  constructor(
    private readonly page: Page,
    private readonly ground: Ground,
    private readonly notes: Notes,
  ) {
    this.traffic = new Traffic(page);
  }

  /** Opens a page and presses what there is on it; answers where its links lead. */
  async walk(address: string, isFirst = false): Promise<readonly string[]> {
    this.at = address;
    this.shape = shapeOf(address, this.ground.states);
    this.found = 0;
    this.links.clear();
    await this.open();
    this.judge('opened');
    await this.judgeScreen('opened');
    const landed = shapeOf(this.page.url(), this.ground.states);
    if (!isFirst && landed !== this.shape && !this.notes.claim(`page ${landed}`, this.ground.instances)) return [];
    if (isFirst) this.notes.claim(`page ${landed}`, Infinity);
    this.shape = landed;
    // What a press has hidden is there again on the page as it comes.
    for (let presses = -1; presses < this.notes.presses && this.isPatient();) {
      if (presses >= 0) await this.open();
      presses = this.notes.presses;
      this.unasked.clear();
      await this.pressAll();
      if (this.unasked.size === 0) break;
    }
    return [...this.links];
  }

  private isPatient(): boolean {
    return this.found < FAULTS_OF_PAGE && this.notes.found < FOUND_ENOUGH;
  }

  private fault(what: string): void {
    this.found += 1;
    const { origin, pathname, search } = new URL(this.at);
    this.notes.add(`${pathname}${search}: ${what}`.replaceAll(origin, ''));
  }

  private async open(): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.goto(this.at, { waitUntil: 'domcontentloaded' });
    await this.traffic.settle();
  }

  private standing(): Promise<Standing> {
    return this.page.evaluate(() => window.probe.standing());
  }

  private controls(): Promise<Control[]> {
    return this.page.evaluate(() => window.probe.controls());
  }

  /** What the browser and the product have complained of meanwhile. */
  private judge(doing: string): void {
    for (const fault of [...this.traffic.takeFaults(), ...this.ground.pageFaults.splice(0)])
      this.fault(`${doing}: ${fault.split('\n').slice(0, 3).join(' ')}`);
  }

  private async judgeScreen(doing: string): Promise<void> {
    // Who is led on from an address is between two pages for a moment.
    await this.page
      .waitForFunction(() => window.probe.standing().heading !== '', undefined, { timeout: LATEST })
      .catch(() => undefined);
    const { heading } = await this.standing();
    if (heading === '') this.fault(`${doing}: has no heading`);
    if (this.ground.missing.includes(heading)) this.fault(`${doing}: “${heading}”`);
  }

  private async pressAll(): Promise<void> {
    for (let next = await this.next(); next && this.isPatient(); next = await this.next())
      await this.press(next, this.shape, 0);
  }

  /** The first control that is still to be pressed; links are noted on the way. */
  private async next(
    place = this.shape,
    filter: (control: Control) => boolean = () => true,
  ): Promise<Control | undefined> {
    const controls = await this.controls();
    for (const { href } of controls) this.note(href);
    let found: Control | undefined;
    for (const control of controls.filter(filter)) {
      const id = `${place} ${control.kind} ${control.name} ${control.href} ${control.row}`;
      if (found) this.unasked.add(id);
      else {
        this.unasked.delete(id);
        if (this.isWanted(control, place)) found = control;
      }
    }
    return found;
  }

  private note(href: string): void {
    if (!isInside(href, this.ground.origin) || isDocument(href)) return;
    this.links.add(pageOf(href));
  }

  private isWanted(control: Control, place: string): boolean {
    const { instances, isThorough, states, origin } = this.ground;
    const { kind, name, href, row, path, isOfFrame } = control;
    const from = isThorough ? place : path;
    const isNew = (key: string, most = 1): boolean =>
      isOfFrame ? this.notes.claim(`frame ${key}`, most) : this.notes.claimForAll(`${from} ${key}`, most);
    const isOfMany = (what: string): boolean =>
      isNew(`${what} ${name}`) && isNew(`${what} of row ${row}`, 1 + instances);
    if (kind === 'button') return row === '' ? isNew(`button ${name}`) : isOfMany('button');
    if (!isInside(href, origin)) return this.notes.claim(`elsewhere ${href}`);
    if (samePage(href, this.page.url()) && new URL(href).hash !== '') return isOfMany('place');
    const target = shapeOf(href, states);
    return this.notes.claim(isThorough && !isOfFrame ? `${from} link ${target}` : `link ${target}`);
  }

  private async press(control: Control, place: string, depth: number): Promise<void> {
    const called = `“${control.words}”`;
    this.notes.presses += 1;
    if (control.kind === 'link' && !(await this.isFollowed(control, called))) return;
    const pressed = await this.hit(control, called);
    if (pressed === undefined) return;
    this.judge(`pressed ${called}`);
    await this.resolve(control, pressed, { called, place, depth });
  }

  /** Whether a link is pressed: a document is asked for, a telephone left alone. */
  private async isFollowed({ href, leavesTab }: Control, called: string): Promise<boolean> {
    const { origin, context } = this.ground;
    if (/^(?:tel|mailto|sms|webcal):./u.test(href)) return false;
    if (!isInside(href, origin)) {
      if (!/^(?:blob:|data:|https:\/\/)/u.test(href)) this.fault(`the link ${called} leads to “${href}”`);
      return false;
    }
    if (!leavesTab && !isDocument(href)) return true;
    const status = await context.request.get(href).then(
      (answer) => answer.status(),
      () => 0,
    );
    if (status === 0) this.fault(`the link ${called} to ${href} is not answered`);
    else if (status >= 400) this.fault(`the link ${called} to ${href} answers ${status}`);
    return false;
  }

  /** Presses a control where it stands; answers what was before and after, or nothing where it could not be pressed. */
  private async hit({ index }: Control, called: string): Promise<Pressed | undefined> {
    // A list that still rolls takes no press, and neither does what a page has not drawn yet.
    await this.page
      .waitForFunction((place) => !('fault' in window.probe.aim(place)), index, { timeout: LATEST })
      .catch(() => undefined);
    const aim = await this.page.evaluate((place) => window.probe.aim(place), index);
    if ('fault' in aim) {
      this.fault(`${called} ${aim.fault}`);
      return undefined;
    }
    await this.page.mouse.move(aim.x, aim.y);
    await this.traffic.settle(1);
    const before = await this.standing();
    const { held, left } = this.traffic;
    await this.page.mouse.down();
    await this.page.mouse.up();
    await this.traffic.settle();
    const isMarked = (after: Standing): boolean =>
      after.url !== before.url ||
      after.content !== before.content ||
      after.happened > before.happened ||
      (after.focus === 'elsewhere' && before.focus === 'control') ||
      after.entry !== before.entry ||
      this.traffic.held > held ||
      this.traffic.left > left;
    let after = await this.standing();
    if (!isMarked(after)) {
      // Whatever comes late has its time; nothing else is waited for, so that only what is dead costs it.
      await this.page
        .waitForFunction((content) => window.probe.standing().content !== content, before.content, {
          timeout: LATEST,
        })
        .catch(() => undefined);
      after = await this.standing();
    }
    return isMarked(after) ? { before, after } : { before, after: before };
  }

  /** Says what is wrong with what a press has led to, and goes back to where it was. */
  private async resolve(control: Control, { before, after }: Pressed, press: Press): Promise<void> {
    if (after === before) {
      if (!control.isCurrent && !samePage(control.href || 'about:blank', before.url))
        this.fault(`${press.called} does nothing`);
      return;
    }
    if (after.language !== before.language) return this.open();
    if (!samePage(after.url, before.url)) return this.return(before, after, press.called);
    if (after.layers.length > before.layers.length && press.depth < DEEPEST)
      await this.leaveLayer(control, { before, after }, press);
  }

  /** Opened by a mailed secret, which no history keeps: another area is another document, and it is not there any more. */
  private get isSecret(): boolean {
    return new URL(this.at).hash !== '';
  }

  /** From another page Back leads to the one before. */
  private async return(before: Standing, after: Standing, called: string): Promise<void> {
    this.note(after.url);
    await this.judgeScreen(`pressed ${called}`);
    const isWithin = new URL(after.url).pathname === new URL(before.url).pathname;
    if (after.entry === before.entry) {
      // What is chosen stands in the address, and the page is the same.
      if (!isWithin) await this.open();
      return;
    }
    if (after.entry < before.entry) return;
    await this.page.goBack({ waitUntil: 'domcontentloaded' });
    await this.traffic.settle();
    this.judge(`back from ${called}`);
    const back = await this.standing();
    if (samePage(back.url, before.url) && back.heading === before.heading) return;
    if (this.isSecret && areaOf(after.url) !== areaOf(before.url)) return;
    this.fault(`back from ${called} is ${back.url} “${back.heading}” instead of ${before.url} “${before.heading}”`);
    await this.open();
  }

  /** Looks into a dialog or menu and leaves it, by Escape and by its own control, with the focus back both times. */
  private async leaveLayer(control: Control, { before, after }: Pressed, press: Press): Promise<void> {
    const name = after.layers.at(-1) ?? '';
    const isMenu = after.topLayer === 'menu';
    const opener: Opener = { control, called: press.called, layers: before.layers.length };
    const inside = `${press.place} > ${name.replaceAll(/\d+/gu, '#')}`;
    const isThere = await this.pressInside(opener, before, { ...press, place: inside, isMenu });
    if (!isThere || !(await this.isOpenOrOpens(opener))) return this.open();
    const opened = `${name}, which ${press.called} has opened`;
    await this.page.keyboard.press('Escape');
    if (!(await this.isLeft(opener, 'Escape', opened))) return this.open();
    if (!isMenu) await this.leaveByItself(opener, opened);
  }

  /** Of a menu each of its items, of a dialog what opens something; answers whether the page is still the same. */
  private async pressInside(
    opener: Opener,
    before: Standing,
    { place, depth, isMenu }: Press & { readonly isMenu: boolean },
  ): Promise<boolean> {
    const wanted = (one: Control): boolean => isMenu || one.opens || one.kind === 'link';
    for (let next = await this.next(place, wanted); next && this.isPatient(); next = await this.next(place, wanted)) {
      await this.press(next, place, depth + 1);
      if (!samePage(this.page.url(), before.url) || !(await this.isOpenOrOpens(opener))) return false;
    }
    return true;
  }

  private async leaveByItself(opener: Opener, opened: string): Promise<void> {
    if (!(await this.isOpenOrOpens(opener))) {
      this.fault(`${opened} opens only once`);
      return this.open();
    }
    const words = await this.close();
    if (words === '') {
      this.fault(`${opened} has nothing to close it by`);
      return this.open();
    }
    if (!(await this.isLeft(opener, words, opened))) return this.open();
  }

  /** Whether a layer is open, or opens once more. */
  private async isOpenOrOpens({ control, called, layers }: Opener): Promise<boolean> {
    if ((await this.standing()).layers.length > layers) return true;
    const isSame = (one: Control): boolean =>
      one.name === control.name && one.row === control.row && one.kind === control.kind;
    const again = (await this.controls()).find(isSame);
    const pressed = again && (await this.hit(again, called));
    return pressed !== undefined && pressed.after.layers.length > layers;
  }

  /** Presses what closes the uppermost layer, or else beside it; answers what that was. */
  private async close(): Promise<string> {
    const close = (await this.controls()).find(({ words }) => this.ground.closing.includes(words));
    if (close !== undefined) {
      await this.hit(close, `“${close.words}”`);
      return `“${close.words}”`;
    }
    const aim = await this.page.evaluate(() => window.probe.beside());
    if ('fault' in aim) return '';
    await this.page.mouse.click(aim.x, aim.y);
    return 'a press beside it';
  }

  /** Whether a layer is gone once it was closed so; the focus is then somewhere in the page. */
  private async isLeft({ layers }: Opener, closedBy: string, opened: string): Promise<boolean> {
    await this.traffic.settle();
    const isClosed = await this.page
      .waitForFunction((most) => window.probe.standing().layers.length <= most, layers, { timeout: LATEST })
      .then(
        () => true,
        () => false,
      );
    if (!isClosed) {
      this.fault(`${closedBy} leaves ${opened} open`);
      return false;
    }
    await this.traffic.settle();
    const { focus } = await this.standing();
    if (focus === 'nowhere') this.fault(`${closedBy} loses the focus of ${opened}`);
    return true;
  }
}
