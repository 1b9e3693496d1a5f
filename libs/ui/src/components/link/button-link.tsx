import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactElement } from 'react';
import { useLinkComponent } from './link-provider.js';

export interface ButtonLinkProps extends Omit<ButtonProps, 'href'> {
  readonly href: string;
}

/** A place to go to that looks like a button. */
export function ButtonLink({ href, ...button }: ButtonLinkProps): ReactElement {
  return <Button component={useLinkComponent()} href={href} {...button} />;
}
