import type { Findings } from './findings.js';
import type { Ground } from './ground.js';
import type { Control } from './probe.js';
import type { Pressed, Tab } from './tab.js';

/** What has opened a layer, where so many were open before. */
export interface Opener {
  readonly control: Control;
  readonly layers: number;
  /** The page on which it stands. */
  readonly url: string;
}

/** A dialog, a menu or a drawer that a press has opened. */
export interface Layer {
  readonly name: string;
  readonly isMenu: boolean;
  readonly opener: Opener;
}

export const layerOf = (control: Control, { before, after }: Pressed): Layer => ({
  name: after.layers.at(-1) ?? '',
  isMenu: after.topLayer === 'menu',
  opener: { control, layers: before.layers.length, url: before.url },
});

/** Leaves layers by Escape and by their own control, and looks where the focus is then. */
export class Layers {
  constructor(
    private readonly tab: Tab,
    private readonly findings: Findings,
    private readonly ground: Ground,
  ) {}

  /** Leaves a layer both ways, with the focus back each time. */
  async leave({ name, isMenu, opener }: Layer): Promise<void> {
    const opened = `${name}, which “${opener.control.words}” has opened`;
    await this.tab.pressEscape();
    if (!(await this.isLeft(opener, 'Escape', opened))) return this.tab.open();
    if (!isMenu) await this.leaveByItself(opener, opened);
  }

  /** Whether a layer is open, or opens once more. */
  async isOpenOrOpens({ control, layers }: Opener): Promise<boolean> {
    if ((await this.tab.standing()).layers.length > layers) return true;
    const alike = (await this.tab.controls()).filter(({ row, kind }) => row === control.row && kind === control.kind);
    const again =
      alike.find(({ name }) => name === control.name) ??
      // How much waits may have come to its name meanwhile.
      alike.find(({ name }) => control.name !== '' && name.startsWith(control.name));
    const pressed = again && (await this.tab.press(again));
    return pressed !== undefined && pressed.after.layers.length > layers;
  }

  /** Closes what this has opened, which was looked at before; answers whether it is gone. */
  async closes({ layers }: Opener): Promise<boolean> {
    await this.tab.pressEscape();
    await this.tab.settle();
    return (await this.tab.standing()).layers.length <= layers;
  }

  private async leaveByItself(opener: Opener, opened: string): Promise<void> {
    if (!(await this.isOpenOrOpens(opener))) {
      this.findings.fault(`${opened} opens only once`);
      return this.tab.open();
    }
    const words = await this.close();
    if (words === '') {
      this.findings.fault(`${opened} has nothing to close it by`);
      return this.tab.open();
    }
    if (!(await this.isLeft(opener, words, opened))) return this.tab.open();
  }

  /** Presses what closes the uppermost layer, or else beside it; answers what that was. */
  private async close(): Promise<string> {
    const close = (await this.tab.controls()).find(({ words }) => this.ground.closing.includes(words));
    if (close === undefined) return (await this.tab.pressBeside()) ? 'a press beside it' : '';
    await this.tab.press(close);
    return `“${close.words}”`;
  }

  /** Whether a layer is gone once it was closed so; the focus is then somewhere in the page. */
  private async isLeft({ layers }: Opener, closedBy: string, opened: string): Promise<boolean> {
    await this.tab.settle();
    if (!(await this.tab.comes((most) => window.probe.standing().layers.length <= most, layers))) {
      this.findings.fault(`${closedBy} leaves ${opened} open`);
      return false;
    }
    await this.tab.settle();
    const { focus } = await this.tab.standing();
    if (focus === 'nowhere') this.findings.fault(`${closedBy} loses the focus of ${opened}`);
    return true;
  }
}
