/** Something that moves in W3C's language of actions: keys or a pointer. */
export interface InputSource {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly Readonly<Record<string, string | number>>[];
}

export interface Look {
  readonly language: 'en' | 'es';
  readonly width: number;
  readonly height: number;
}

/** One window of an engine's, with cookies of its own. What an engine has to bring, and all that it has to bring. */
export interface EngineBrowser {
  /** What the page complained of so far: errors of its scripts and of its policy. */
  readonly complaints: readonly string[];
  /** The keys that fill this engine's own field for a day, `YYYY-MM-DD`; null where it cannot be typed into from outside. */
  keysOfDay(day: string): string | null;
  open(url: string): Promise<void>;
  /** Runs the source of a function in the page; what goes in and comes out is text. */
  run(source: string, text: string): Promise<string>;
  act(sources: readonly InputSource[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of what is seen. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** The browser's own words for an answer that refuses; what follows from one is for the page to say. */
export const isOfTheNetwork = (text: string): boolean =>
  /Failed to load resource|WebSocket connection to|can’t establish a connection/u.test(text);
