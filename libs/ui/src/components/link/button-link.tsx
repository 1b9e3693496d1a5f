import type { RoutePath } from '@cw/domain';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactElement } from 'react';
import { useLinkComponent } from './link-provider.js';

export interface ButtonLinkProps<Path extends string> extends Omit<ButtonProps, 'href'> {
  readonly href: Path & RoutePath<Path>;
}

/** A place to go to that looks like a button. */
export function ButtonLink<Path extends string>({ href, ...button }: ButtonLinkProps<Path>): ReactElement {
  return <Button component={useLinkComponent()} href={href} {...button} />;
}
