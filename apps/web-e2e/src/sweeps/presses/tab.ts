import type { Page } from '@playwright/test';
import { patience } from '../../support/patience.js';
import type { Findings } from './findings.js';
import type { Aim, Control, Standing } from './probe.js';
import { Traffic } from './traffic.js';

/** What stood there before a press and after it: the same, where it did nothing. */
export interface Pressed {
  readonly before: Standing;
  readonly after: Standing;
}

/** What has not come by then does not come: only what is dead waits for it. */
const LATEST = patience.condition / 10;
/** In which a list draws the rows to which it was rolled. */
const DRAWN_MS = 100;

/** One tab of somebody's browser: what stands in it, and what a press there changes. */
export class Tab {
  private readonly traffic: Traffic;

  constructor(
    private readonly page: Page,
    private readonly findings: Findings,
  ) {
    this.traffic = new Traffic(page);
  }

  get url(): string {
    return this.page.url();
  }

  /** Opens the page that it is on, as it comes. */
  async open(): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.goto(this.findings.address, { waitUntil: 'domcontentloaded' });
    await this.traffic.settle();
  }

  async goBack(): Promise<void> {
    await this.page.goBack({ waitUntil: 'domcontentloaded' });
    await this.traffic.settle();
  }

  settle(): Promise<void> {
    return this.traffic.settle();
  }

  standing(): Promise<Standing> {
    return this.page.evaluate(() => window.probe.standing());
  }

  controls(): Promise<Control[]> {
    return this.page.evaluate(() => window.probe.controls());
  }

  /** What the browser has complained of since this was last asked. */
  takeFaults(): readonly string[] {
    return this.traffic.takeFaults();
  }

  /** Waits for what may come late; answers whether it came. */
  comes(isThere: (told: number) => boolean, told = 0): Promise<boolean> {
    return this.page.waitForFunction(isThere, told, { timeout: LATEST }).then(
      () => true,
      () => false,
    );
  }

  async pressEscape(): Promise<void> {
    await this.page.keyboard.press('Escape');
  }

  /** Presses beside the uppermost layer; answers whether there is such a place. */
  async pressBeside(): Promise<boolean> {
    const aim = await this.page.evaluate(() => window.probe.beside());
    if ('fault' in aim) return false;
    await this.page.mouse.click(aim.x, aim.y);
    return true;
  }

  /** Where a control takes a press. A list that still rolls takes none, and neither does what a page has not drawn yet. */
  private async aimAt(index: number): Promise<Aim> {
    const find = (place: number): Aim | false => {
      const aim = window.probe.aim(place);
      return 'fault' in aim ? false : aim;
    };
    // Asked at every frame it would roll the list on before that is drawn.
    const found = await this.page
      .waitForFunction(find, index, { timeout: LATEST, polling: DRAWN_MS })
      .then((aim) => aim.jsonValue())
      .catch(() => false as const);
    return found === false ? this.page.evaluate((place) => window.probe.aim(place), index) : found;
  }

  /** Presses a control where it stands; answers what that changed, or nothing where it could not be pressed. */
  async press({ index, words }: Control): Promise<Pressed | undefined> {
    const aim = await this.aimAt(index);
    if ('fault' in aim) {
      this.findings.fault(`“${words}” ${aim.fault}`);
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
      differs(before, after) || this.traffic.held > held || this.traffic.left > left;
    let after = await this.standing();
    if (!isMarked(after)) {
      // Whatever comes late has its time; nothing else is waited for, so that only what is dead costs it.
      await this.comes((content) => window.probe.standing().content !== content, before.content);
      after = await this.standing();
    }
    return isMarked(after) ? { before, after } : { before, after: before };
  }
}

function differs(before: Standing, after: Standing): boolean {
  return (
    after.url !== before.url ||
    after.content !== before.content ||
    after.happened > before.happened ||
    (after.focus === 'elsewhere' && before.focus === 'control') ||
    after.entry !== before.entry
  );
}
