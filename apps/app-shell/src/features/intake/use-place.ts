import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../app/routes/paths.js';
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
  /** What people call the request by. */
  readonly reference?: string;
}

export interface PlaceControls {
  readonly place: Place;
  /** The reader came from the check of all answers, to change some. */
  readonly returning: boolean;
  readonly arrival: Arrival;
  readonly go: (place: Place, more?: Going) => void;
}

interface Going {
  readonly returning?: boolean;
  readonly arrival?: Arrival;
  /** There is no way back to where the reader is. */
  readonly forGood?: boolean;
}

function arrivalOf(state: unknown): Arrival {
  if (typeof state !== 'object' || state === null) return {};
  const said = state as Readonly<Record<string, unknown>>;
  const texts = (['field', 'email', 'reference'] as const).filter((name) => typeof said[name] === 'string');
  return Object.fromEntries(texts.map((name) => [name, said[name]]));
}

/** Where in the form the reader is: the address says it, so that the browser's own Back is one step back. */
export function usePlace(): PlaceControls {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const go: PlaceControls['go'] = useCallback(
    (place, { returning = false, arrival, forGood = false } = {}) => {
      const state = arrival !== undefined && { state: arrival };
      void navigate(placePath(place, returning), { replace: forGood, ...state });
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
