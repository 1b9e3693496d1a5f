import type { RoutePath } from '@cw/domain';
import MuiLink from '@mui/material/Link';
import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';

export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/** How a host follows a link inside the product: its router's link, or a plain anchor. */
export type LinkComponent = ComponentType<LinkComponentProps>;

function PlainLink({ children, ...anchor }: LinkComponentProps): ReactElement {
  return <a {...anchor}>{children}</a>;
}

const LinkContext = createContext<LinkComponent>(PlainLink);

export interface LinkProviderProps {
  /** Takes `href`; a router's link is wrapped as `({ href, ...rest }) => <Link to={href} {...rest} />`. */
  readonly component: LinkComponent;
  readonly children: ReactNode;
}

export function LinkProvider({ component, children }: LinkProviderProps): ReactElement {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The host's link component, for `<Button component={…} href={…}>`. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext);
}

export interface TextLinkProps<Path extends string> extends Omit<LinkComponentProps, 'href'> {
  readonly href: Path & RoutePath<Path>;
}

/** A link in running text to a place in the product; to a document leads a `DocumentLink`. */
export function TextLink<Path extends string>({ children, ...link }: TextLinkProps<Path>): ReactElement {
  const component = useLinkComponent();
  return (
    <MuiLink
      component={component}
      href={link.href}
      className={link.className}
      onClick={link.onClick}
      target={link.target}
      rel={link.rel}
      lang={link.lang}
    >
      {children}
    </MuiLink>
  );
}
