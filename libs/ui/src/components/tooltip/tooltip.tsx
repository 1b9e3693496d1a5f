import { cloneElement, lazy, Suspense, type ComponentType, type HTMLAttributes, type ReactElement } from 'react';
import type { TooltipBubbleProps, TooltipPlacement } from './tooltip-bubble.js';
import { useTip, type TipHandlers } from './use-tip.js';

// What places a tip weighs more than most of what tips explain, and few are ever looked at. One that does not arrive
// is missed by nobody: the control has its name without it.
const Bubble = lazy(async (): Promise<{ readonly default: ComponentType<TooltipBubbleProps> }> => {
  const bubble = await import('./tooltip-bubble.js').catch(() => undefined);
  return { default: bubble?.TooltipBubble ?? (() => null) };
});

/** Both what the control does itself and what its tip does, in this order. */
function together(own: HTMLAttributes<HTMLElement>, tip: TipHandlers): TipHandlers {
  const joined = Object.entries(tip).map(([name, handle]: [string, (event: never) => void]) => {
    const first = own[name as keyof TipHandlers] as ((event: never) => void) | undefined;
    return [name, (event: never) => (first?.(event), handle(event))];
  });
  return Object.fromEntries(joined) as TipHandlers;
}

export interface TooltipProps {
  /** What the tip says; also the control's name where it has none. */
  readonly title: string;
  readonly placement?: TooltipPlacement;
  /** The control: an element that takes the attributes and handlers of HTML. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/** Says in words what a control without words does: to a mouse, to the keyboard and to a finger that rests there. */
export function Tooltip({ title, placement = 'bottom', children }: TooltipProps): ReactElement {
  const { anchor, handlers, stay, leave, dismiss } = useTip();
  return (
    <>
      {cloneElement(children, { 'aria-label': title, ...children.props, ...together(children.props, handlers) })}
      {anchor === null ? null : (
        <Suspense fallback={null}>
          <Bubble anchor={anchor} placement={placement} onStay={stay} onLeave={leave} onDismiss={dismiss}>
            {title}
          </Bubble>
        </Suspense>
      )}
    </>
  );
}
