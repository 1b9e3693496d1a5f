import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../app/paths.js';
import { placeOf, type Place } from './steps.js';

/** Whoever changes one answer comes back to all of them. */
const RETURN = 'return';

export const placePath = (place: Place, returning = false): string =>
  `${paths.repairIntake}?step=${place}${returning ? `&${RETURN}=check` : ''}`;

interface Arrival {
  /** The field that the reader came to mend. */
  readonly field?: string;
  /** Where the confirmation goes. */
  readonly email?: string;
}

export interface PlaceControls {
  readonly place: Place;
  /** The reader came from the check of all answers, to change some. */
  readonly returning: boolean;
  readonly arrival: Arrival;
  readonly go: (place: Place, more?: { readonly returning?: boolean; readonly arrival?: Arrival }) => void;
}

function arrivalOf(state: unknown): Arrival {
  if (typeof state !== 'object' || state === null) return {};
  const { field, email } = state as Readonly<Record<string, unknown>>;
  return { ...(typeof field === 'string' && { field }), ...(typeof email === 'string' && { email }) };
}

/** Where in the form the reader is: the address says it, so that the browser's own Back is one step back. */
export function usePlace(): PlaceControls {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const go: PlaceControls['go'] = useCallback(
    (place, { returning = false, arrival } = {}) => {
      void navigate(placePath(place, returning), { ...(arrival !== undefined && { state: arrival }) });
    },
    [navigate],
  );
  return {
    place: placeOf(search.get('step')),
    returning: search.get(RETURN) === 'check',
    arrival: arrivalOf(state),
    go,
  };
}
