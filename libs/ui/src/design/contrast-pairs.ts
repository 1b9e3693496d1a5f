import type { ColorToken } from '../theme/tokens.js';

/** WCAG 2.2 AA: text 4.5, edges of controls and the ring of the focus 3. */
export type LeastContrast = 4.5 | 3;

export type ContrastPair = readonly [front: ColorToken, ground: ColorToken, least: LeastContrast];

const TEXT = 4.5;
const EDGE = 3;
const grounds = ['plaster', 'paper', 'sunk'] as const;

const onEvery = (front: ColorToken, least: LeastContrast): readonly ContrastPair[] =>
  grounds.map((ground) => [front, ground, least]);

/** What may lie on what. A pair that is not here is not drawn. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...onEvery('ink', TEXT),
  ...onEvery('ink2', TEXT),
  ['ink3', 'paper', TEXT],
  ['ink', 'actionSoft', TEXT],
  ...onEvery('action', TEXT),
  ['action', 'actionSoft', TEXT],
  ['actionHover', 'paper', TEXT],
  ['onAction', 'action', TEXT],
  ['onAction', 'actionHover', TEXT],
  ['onTape', 'tape', TEXT],
  ['onTape', 'tape2', TEXT],
  ['tapeDeep', 'tapeSoft', TEXT],
  ['ink', 'tapeSoft', TEXT],
  ...(['level', 'brick', 'plum', 'copper', 'slate'] as const).flatMap((tone): readonly ContrastPair[] => [
    [tone, `${tone}Soft`, TEXT],
    [tone, 'paper', TEXT],
    [
      ({ level: 'onLevel', brick: 'onBrick', plum: 'onPlum', copper: 'onCopper', slate: 'onSlate' } as const)[tone],
      tone,
      TEXT,
    ],
    ['ink', `${tone}Soft`, TEXT],
  ]),
  ['onPrussian', 'prussian', TEXT],
  ['onPrussian2', 'prussian', TEXT],
  ['onClosingDay', 'closingDay', TEXT],
  ...onEvery('lineStrong', EDGE),
  ...onEvery('focus', EDGE),
];
