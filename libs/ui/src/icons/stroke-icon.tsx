import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';

export interface IconProps {
  /** Side in px; without it the icon is as large as the text beside it asks (1.25 em). */
  readonly size?: number;
  /** Given only where no word stands beside the icon; without it the icon is hidden from readers. */
  readonly title?: string;
  readonly className?: string;
}

export type IconComponent = (props: IconProps) => ReactElement;

const Drawing = styled('svg')({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'square',
  strokeLinejoin: 'miter',
  verticalAlign: '-0.25em',
});

/** An icon on the 20 px grid, drawn as one path with saw-cut ends. */
export function strokeIcon(name: string, path: string): IconComponent {
  function Icon({ size, title, className }: IconProps): ReactElement {
    const side = size ?? '1.25em';
    const naming = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
    return (
      <Drawing viewBox="0 0 20 20" width={side} height={side} focusable="false" className={className} {...naming}>
        <path d={path} />
      </Drawing>
    );
  }
  Icon.displayName = name;
  return Icon;
}
