import { useState } from 'react';
import type { PaperTurn } from './paper-document.js';

/** How large a page is shown; 1 fits the width that there is. */
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
const FIT = ZOOMS.indexOf(1);
const QUARTER = 90;
const FULL_TURN = 360;

export interface PaperView {
  /** From 1. */
  readonly page: number;
  readonly zoom: number;
  readonly turn: PaperTurn;
  readonly onPage: (page: number) => void;
  /** Undefined where it goes no further. */
  readonly larger: (() => void) | undefined;
  readonly smaller: (() => void) | undefined;
  readonly fit: () => void;
  /** Whether a page is as wide as there is room. */
  readonly isFit: boolean;
  readonly turnRight: () => void;
}

/** Where its reader is in a paper, and how it lies. */
export function usePaperView(firstPage: number): PaperView {
  const [page, onPage] = useState(firstPage);
  const [step, setStep] = useState(FIT);
  const [turn, setTurn] = useState<PaperTurn>(0);
  return {
    page,
    onPage,
    turn,
    zoom: ZOOMS[step] ?? 1,
    larger: step < ZOOMS.length - 1 ? () => setStep(step + 1) : undefined,
    smaller: step > 0 ? () => setStep(step - 1) : undefined,
    fit: () => setStep(FIT),
    isFit: step === FIT,
    turnRight: () => setTurn(((turn + QUARTER) % FULL_TURN) as PaperTurn),
  };
}
