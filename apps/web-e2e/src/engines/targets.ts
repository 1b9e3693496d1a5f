/** What a person looks for on a page: by what it is and what it is called, as everybody finds it. */
export interface Target {
  readonly by: 'role' | 'label' | 'text' | 'css';
  /** The role, the words of the label, the text, or the selector. */
  readonly what: string;
  /** What a thing of that role is called. */
  readonly name?: string;
  /** The name or the label may go on: a field that may stay empty says so beside its label. */
  readonly begins?: boolean;
  readonly within?: Target;
}

type Where = Pick<Target, 'begins' | 'within'>;

export const named = (role: string, name: string, where: Where = {}): Target => ({
  by: 'role',
  what: role,
  name,
  ...where,
});
export const button = (name: string, where: Where = {}): Target => named('button', name, where);
export const heading = (name: string, where: Where = {}): Target => named('heading', name, where);
export const link = (name: string, where: Where = {}): Target => named('link', name, where);
export const field = (label: string, within?: Target): Target => ({
  by: 'label',
  what: label,
  begins: true,
  ...(within && { within }),
});
export const words = (text: string, within?: Target): Target => ({ by: 'text', what: text, ...(within && { within }) });
export const css = (selector: string): Target => ({ by: 'css', what: selector });
export const DIALOG: Target = { by: 'role', what: 'dialog' };
