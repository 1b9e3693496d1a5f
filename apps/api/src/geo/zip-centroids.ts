import { Injectable } from '@nestjs/common';
import type { Point } from '@cw/domain';
import { invalidFields, type FieldFault } from '../common/errors/domain-error.js';
import { Sql } from '../common/persistence/sql.js';

/** Where a ZIP code lies, in decimal degrees. */
export interface ZipPlace extends Point {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
}

const FIND = { name: 'geo.zip', text: 'SELECT zip, city, state, latitude, longitude FROM zip_centroid WHERE zip = $1' };

/** A ZIP code that is nowhere, or in another state than the one beside it. */
export function zipFaults(place: ZipPlace | null, state: string): FieldFault[] {
  if (place === null) return [{ path: 'zip', code: 'zip_unknown' }];
  return place.state === state ? [] : [{ path: 'zip', code: 'zip_state', values: { state: place.state } }];
}

@Injectable()
export class ZipCentroids {
  constructor(private readonly sql: Sql) {}

  async find(zip: string): Promise<ZipPlace | null> {
    const [row] = await this.sql.rows<ZipPlace>(FIND, [zip]);
    return row ?? null;
  }

  /** The place of a ZIP code that somebody typed: a 422 on its field when there is none. */
  async required(zip: string, path = 'zip'): Promise<ZipPlace> {
    const place = await this.find(zip);
    if (!place) throw invalidFields({ path, code: 'zip_unknown' });
    return place;
  }

  /** The middle of a radius search: null without a ZIP, a 422 when a radius or a sort needs the ZIP that is missing. */
  async center(zip: string | undefined, isNeeded: boolean): Promise<ZipPlace | null> {
    if (zip !== undefined) return this.required(zip);
    if (isNeeded) throw invalidFields({ path: 'zip', code: 'required' });
    return null;
  }
}
