import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontFamily } from './tokens.js';

interface Face {
  readonly family: string;
  readonly text: string;
}

const css = readFileSync(join(__dirname, 'fonts.css'), 'utf8');
const faces: readonly Face[] = [...css.matchAll(/@font-face \{[^}]+\}/g)].map(([text]) => ({
  text,
  family: /font-family: '([^']+)'/.exec(text)?.[1] ?? '',
}));
const named = (stack: string): readonly string[] => [...stack.matchAll(/"([^"]+)"/g)].map(([, family = '']) => family);

describe.each(Object.entries(fontFamily))('the faces of %s', (_use, stack) => {
  const [bundled, ...standIns] = named(stack);

  it('begin with one of ours', () => {
    expect(faces.find(({ family }) => family === bundled)?.text).toContain('woff2');
  });

  it('are stood in for by fonts of a device that take the same room, so that nothing moves when ours come', () => {
    expect(standIns).not.toHaveLength(0);
    for (const standIn of standIns) {
      const of = faces.filter(({ family }) => family === standIn);
      expect(of).not.toHaveLength(0);
      for (const { text } of of) {
        expect(text).toMatch(/src: local\(/);
        expect(text).toMatch(/size-adjust: [\d.]+%;\n {2}ascent-override: [\d.]+%;\n {2}descent-override: [\d.]+%;/);
      }
    }
  });
});
