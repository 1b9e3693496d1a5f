// What is here runs within the page, one question at a time, so each knows nothing from outside itself.

/** Words of which a part is not seen or lies over an edge: of what cuts them off, of what frames them, of the window. */
export function cutWords(): string[] {
  const air = 1;
  const frames = 'section, article, form, fieldset, li, label, button, a, [role="img"]';
  // A ruler's first and last day may stand out of it as far as its frame does.
  const airOf = (one: Element): number => (one.matches('[role="img"]') ? 8 : air);
  const isHeard = (one: Element): boolean => {
    const { width, height } = one.getBoundingClientRect();
    return width <= 1 || height <= 1 || getComputedStyle(one).clipPath.startsWith('inset');
  };
  // What can be scrolled is not cut, and what ends in dots says so.
  const isPassed = (one: Element): boolean => {
    const { overflowX, textOverflow } = getComputedStyle(one);
    return overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis';
  };
  const holds = (one: Element): boolean => {
    const { overflowX, display } = getComputedStyle(one);
    return overflowX === 'hidden' || overflowX === 'clip' || (one.matches(frames) && display !== 'inline');
  };
  // A word that has no room may stand in a line that is not seen at all, as the one beside the mark.
  const isAway = (one: Element, { top, bottom }: DOMRect): boolean => {
    const box = one.getBoundingClientRect();
    return getComputedStyle(one).overflowY === 'hidden' && (top >= box.bottom - air || bottom <= box.top + air);
  };
  const isOver = (one: Element, { left, right }: DOMRect): boolean => {
    const box = one.getBoundingClientRect();
    return holds(one) && (left < box.left - airOf(one) || right > box.right + airOf(one));
  };
  const isCut = (node: Node): boolean => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    for (let at = node.parentElement; at !== null && at !== document.body; at = at.parentElement) {
      if (isHeard(at) || isPassed(at) || isAway(at, words)) return false;
      if (isOver(at, words)) return true;
    }
    return words.left < -air || words.right > innerWidth + air;
  };
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: parent, textContent: words } = node;
    if (parent === null || (words ?? '').trim() === '' || !parent.checkVisibility({ visibilityProperty: true }))
      continue;
    if (isCut(node)) found.push(`${words ?? ''}: ${parent.outerHTML.slice(0, 160)}`);
  }
  return found;
}

/** Words that go on in the next line, though a line of a panel has room for them, or a heading could be smaller. */
export function brokenWords(): string[] {
  const edges = 100;
  /** It stands for those who listen alone: a pixel holds it, or what it is part of. */
  const isHeard = (one: Element): boolean => {
    for (let at: Element | null = one; at !== null && at !== document.body; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect();
      if (width <= 1 || height <= 1 || getComputedStyle(at).clipPath.startsWith('inset')) return true;
    }
    return false;
  };
  const breaks = (node: Node, from: number, to: number, isHeading: boolean): boolean => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
    const lines = new Set(parts.map(({ top }) => Math.round(top)));
    const whole = parts.reduce((sum, { width }) => sum + width, 0);
    return lines.size > 1 && (isHeading || whole < innerWidth - edges);
  };
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: parent, textContent: words } = node;
    if (parent === null || !parent.checkVisibility({ visibilityProperty: true })) continue;
    if (isHeard(parent)) continue;
    // An address may break anywhere.
    for (const { 0: word, index } of (words ?? '').matchAll(
      /(?<=^|[\s“(¿])[\p{L}\p{M}]{3,}(?=$|[\s.,:;)”?])(?!\.\S)/gu,
    ))
      if (breaks(node, index, index + word.length, parent.closest('h1, h2, h3') !== null))
        found.push(`${word}: ${parent.outerHTML.slice(0, 160)}`);
  }
  return found;
}

/** Controls that lie over the edge of the panel which they stand in. */
export function overPanel(): string[] {
  // A quiet button's words begin where the panel does: its ground reaches into a phone's gutter.
  const gutter = 17;
  const isOver = (one: Element): boolean => {
    const panel = one.parentElement?.closest('section, article, form, li');
    const { left, right, width } = one.getBoundingClientRect();
    if (panel === null || panel === undefined || width <= 1 || one.closest('[role="tablist"]') !== null) return false;
    const box = panel.getBoundingClientRect();
    return box.width > 1 && (left < box.left - gutter || right > box.right + 1);
  };
  return [...document.querySelectorAll('main :is(a, button, input, select, textarea)')]
    .filter((one) => one.checkVisibility() && isOver(one))
    .map((one) => one.outerHTML.slice(0, 160));
}
