import { useToast } from '@cw/ui';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { atRest } from './request-idle.js';

/** A piece of the frame that nobody sees before they press for it. */
export type LoadPiece<Props> = () => Promise<ComponentType<Props>>;

export interface LatePiece<Props> {
  /** The piece, once it has come. */
  readonly Piece: ComponentType<Props> | undefined;
  /** To be called as it is pressed for; says so where it does not come, and the next press tries again. */
  readonly fetchPiece: () => void;
}

/**
 * What lies over the page comes after the page: its scripts are fetched when the page has come to rest (`prefetchPages`),
 * or by the press itself. Hold what is pressed in a state of its own, so that the piece opens as it comes.
 */
export function useLatePiece<Props>(load: LoadPiece<Props>): LatePiece<Props> {
  const [Piece, setPiece] = useState<ComponentType<Props>>();
  const { toast } = useToast();
  const { formatMessage } = useIntl();
  const fetchPiece = useCallback((): void => {
    load().then(
      (piece) => setPiece(() => piece),
      () =>
        toast({
          kind: 'broken',
          title: formatMessage({ id: 'shell.piece_missing' }),
          // With a network it is mostly a new build, which has other files; what is typed is kept.
          ...(navigator.onLine && {
            text: formatMessage({ id: 'shell.update.text' }),
            action: { label: formatMessage({ id: 'shell.update.reload' }), onClick: () => window.location.reload() },
          }),
        }),
    );
  }, [load, toast, formatMessage]);
  return { Piece, fetchPiece };
}

/** A piece of the frame that nobody presses for: it comes when the page has come to rest, and without it nothing is missed. */
export function useLate<Props>(load: LoadPiece<Props>): Pick<LatePiece<Props>, 'Piece'> {
  const [Piece, setPiece] = useState<ComponentType<Props>>();
  useEffect(() => {
    let isGone = false;
    const fetchPiece = async (): Promise<void> => {
      const piece = await load();
      if (!isGone) setPiece(() => piece);
    };
    // One that does not come is not told: the page does what it is for.
    atRest(() => void fetchPiece().catch(() => undefined));
    return () => {
      isGone = true;
    };
  }, [load]);
  return { Piece };
}
