import type { ContractorSort, Point } from '@cw/domain';
import { BoundValues } from '../../common/persistence/bound-values.js';
import type { PreparedQuery } from '../../common/persistence/sql.js';
import { coveringCells, gridFor } from '../../geo/cell-grid.js';
import {
  beyond,
  GREATEST_ID,
  inOrder,
  LEAST_ID,
  walkAlong,
  walkCells,
  type ListOrder,
  type WalkedList,
} from '../../geo/list-walks.js';
import { boxAround, onSphere } from '../../geo/sphere.js';
import type { DirectorySearch } from './directory-search.js';

/** A statement with the values for it. */
export interface DirectoryPlan {
  readonly query: PreparedQuery;
  readonly values: readonly unknown[];
}

interface Order extends ListOrder {
  /** Before every key, and after every key. */
  readonly first: string | number;
  readonly last: string;
}

const ORDERS: Readonly<Record<Exclude<ContractorSort, 'location'> | 'place', Order>> = {
  newest: {
    key: 'p.member_since',
    type: 'timestamptz',
    direction: 'DESC',
    first: 'infinity',
    last: `'-infinity'::timestamptz`,
  },
  rating: { key: 'p.rating', type: 'double precision', direction: 'DESC', first: 'infinity', last: '-1' },
  name: {
    key: 'p.name',
    type: 'text',
    direction: 'ASC',
    first: '',
    last: '(SELECT max(name) FROM contractor_listing)',
  },
  // Without a ZIP to measure from, by place.
  place: {
    key: 'p.place',
    type: 'text',
    direction: 'ASC',
    first: '',
    last: '(SELECT max(place) FROM contractor_listing)',
  },
};

const COLUMNS = `p.id, u.first_name AS "firstName", u.last_name AS "lastName", u.company, u.created_at AS "memberSince",
  p.trades, p.city, p.state, p.zip, p.service_radius_miles AS "serviceRadiusMiles",
  p.experience_years AS "experienceYears", p.liability_cover_cents AS "liabilityCoverCents",
  p.rating, p.review_count AS "reviewCount"`;

/** How many rows a statement reads at most. Written into its text, so that the planner knows that they are few. */
const ROW_CLASSES = [21, 101];
const LARGEST = 101;

class DirectoryQuestion {
  readonly values = new BoundValues();
  readonly rows: number;
  /** The tests of the filters, and their signs for the name of the statement. */
  private readonly filters: readonly { readonly sign: string; readonly test: string }[];
  private readonly from: string | null;

  constructor(readonly search: DirectorySearch) {
    const { center, trade, minRating } = search;
    this.rows = ROW_CLASSES.find((rows) => rows >= search.limit) ?? LARGEST;
    this.from = center && `${this.degrees(center.latitude)}, ${this.degrees(center.longitude)}`;
    this.filters = [
      ...(trade === null ? [] : [{ sign: 't', test: `AND ${this.values.bind(trade, 'text')} = ANY (p.trades)` }]),
      ...(minRating === null
        ? []
        : [{ sign: 'r', test: `AND p.rating >= ${this.values.bind(minRating, 'double precision')}` }]),
    ];
  }

  get tests(): string {
    return this.filters.map(({ test }) => test).join(' ');
  }

  within(columns: 'p' | 'z'): string {
    const { radiusMiles } = this.search;
    if (radiusMiles === null || this.from === null) return '';
    return `AND ${this.milesTo(columns)} <= ${this.values.bind(radiusMiles, 'double precision')}`;
  }

  after({ type, direction, first }: Omit<Order, 'last'>): WalkedList['after'] {
    const [key, id] = this.search.after ?? [first, direction === 'ASC' ? LEAST_ID : GREATEST_ID];
    return { key: this.values.bind(key, type), id: this.values.bind(id, 'uuid') };
  }

  /** The rows of the page, in the order of the walk that found them. */
  plan(kind: string, text: string, { type, direction }: ListOrder): DirectoryPlan {
    const signs = this.filters.map(({ sign }) => sign).join('');
    const place = this.search.radiusMiles === null ? (this.from ? 'place' : 'nowhere') : 'around';
    const miles = this.from === null ? 'NULL::double precision' : this.milesTo('p');
    // Whoever was suspended in this very moment is not shown, whatever the index said.
    const whole = `
      SELECT ${COLUMNS}, ${miles} AS "distanceMiles", found.key::${type}::text AS key
      FROM (${text}) found JOIN contractor_profile p ON p.id = found.id JOIN app_user u ON u.id = p.id
      WHERE u.status = 'active' AND u.role = 'contractor' AND p.zip IS NOT NULL
      ORDER BY found.key ${direction}, found.id ${direction}`;
    return {
      query: { name: `contractors.${[kind, this.rows, place, signs].join('.')}`, text: whole },
      values: this.values.list,
    };
  }

  private milesTo(columns: 'p' | 'z'): string {
    return `distance_miles(${columns}.latitude, ${columns}.longitude, ${this.from})`;
  }

  private degrees(value: number): string {
    return this.values.bind(value, 'double precision');
  }
}

/** The page of the directory that was asked for. */
export function directoryPage(search: DirectorySearch): DirectoryPlan {
  const question = new DirectoryQuestion(search);
  const { center, sort } = search;
  if (search.favoritesOf !== null) return favorites(question, search.favoritesOf);
  if (sort === 'location' && center) return nearest(question, center);
  const name = sort === 'location' ? 'place' : sort;
  return inSort(question, name);
}

function inSort(question: DirectoryQuestion, name: keyof typeof ORDERS): DirectoryPlan {
  const order = ORDERS[name];
  const { center, radiusMiles } = question.search;
  const list = { table: 'contractor_listing', order, after: question.after(order), rows: question.rows };
  if (center === null || radiusMiles === null)
    return question.plan(name, walkAlong({ ...list, tests: question.tests }), order);
  const grid = gridFor(radiusMiles);
  const cells = question.values.bind(coveringCells(grid, center, radiusMiles), 'integer[]');
  const tests = `${question.tests} ${question.within('p')}`;
  const text = walkCells({ ...list, tests }, { column: grid.column, cells, last: order.last });
  return question.plan(`${name}.${grid.column}`, text, order);
}

const byDistance = (key: string): Omit<Order, 'last'> => ({
  key,
  type: 'double precision',
  direction: 'ASC',
  first: -1,
});

const chordTo = (question: DirectoryQuestion, center: Point, sphere: string): string =>
  `(${sphere} <-> ${question.values.bind(onSphere(center), 'cube')})`;

/** Contractors stand at the middle of their ZIP code. Where there are few, the planner begins with them and not with the ZIPs. */
function nearest(question: DirectoryQuestion, center: Point): DirectoryPlan {
  const { radiusMiles } = question.search;
  const order = byDistance(chordTo(question, center, 'z.sphere'));
  const after = question.after(order);
  const box =
    radiusMiles === null ? '' : `AND z.sphere <@ ${question.values.bind(boxAround(center, radiusMiles), 'cube')}`;
  const text = `
    SELECT p.id, ${order.key} AS key FROM contractor_listing p JOIN zip_centroid z ON z.zip = p.zip
    WHERE ${beyond({ order, after })} ${question.tests} ${box} ${question.within('z')}
    ${inOrder(order)} LIMIT ${question.rows}`;
  return question.plan('nearest', text, order);
}

/** Whom one has marked: few, so all of them are looked at. */
function favorites(question: DirectoryQuestion, userId: string): DirectoryPlan {
  const { sort, center } = question.search;
  const sphere = '(SELECT z.sphere FROM zip_centroid z WHERE z.zip = p.zip)';
  const name = sort === 'location' ? (center ? 'nearest' : 'place') : sort;
  const order =
    sort === 'location' && center
      ? byDistance(chordTo(question, center, sphere))
      : ORDERS[sort === 'location' ? 'place' : sort];
  const after = question.after(order);
  const text = `
    SELECT p.id, ${order.key} AS key FROM favorite f JOIN contractor_listing p ON p.id = f.contractor_id
    WHERE f.user_id = ${question.values.bind(userId, 'uuid')} ${question.tests} ${question.within('p')}
      AND ${beyond({ order, after })} ${inOrder(order)} LIMIT ${question.rows}`;
  return question.plan(`favorites.${name}`, text, order);
}
