import type { Principal } from './principals.js';
import type { SecretKind } from './world/marks.js';
import type { BuiltProject } from './world/stages.js';
import type { Kind, World } from './world/world.js';

/** One cell being asked: who, about what. */
export interface Asked {
  readonly world: World;
  readonly principal: Principal;
  readonly object: string;
  /** The id that the row's object means; '' where the call names none. */
  readonly id: string;
}

type Maker<T> = (asked: Asked) => T;

/** What a valid call of an operation carries, so that only who asks decides the answer. */
export interface Recipe {
  /** What the id of the row is the id of. It stands in the path, or where the body puts it. */
  readonly kind?: Kind;
  /** The second id in the path: of something that hangs on the first. */
  readonly inner?: Maker<string>;
  readonly json?: Maker<object>;
  readonly form?: Maker<Promise<FormData>>;
  readonly query?: Maker<Record<string, string>>;
  readonly headers?: Maker<Record<string, string>>;
  /** As whom the caller proves itself by this very call, where it was nobody or somebody else. */
  readonly becomes?: (principal: Principal) => Principal;
  /** What it may tell whoever it is for, beyond the rule: a project that was open when its contractor was told of it. */
  readonly tells?: readonly SecretKind[];
  /** A GET that keeps something: what somebody outside answered, or that the person was given a copy of its data. */
  readonly keeps?: boolean;
}

/** Why something is returned, refused or reported. */
export const REASON = 'The paint is not dry yet.';

/** The project that the row's object means. */
export const projectOf = ({ world, object, principal }: Asked): BuiltProject => world.project(object, principal);

/** The body of a call by a link that was never sent. */
export const wrongToken = (): { readonly token: string } => ({ token: 'w'.repeat(43) });
