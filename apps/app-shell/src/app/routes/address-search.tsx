import { createContext, useCallback, useContext, type ReactElement, type ReactNode } from 'react';
import { useSearchParams, type createMemoryRouter, type NavigateOptions } from 'react-router';

type Router = ReturnType<typeof createMemoryRouter>;

const Context = createContext<Router | undefined>(undefined);

export interface AddressSearchProviderProps {
  readonly router: Router;
  readonly children: ReactNode;
}

/** Lets what stands under it ask where the reader is now, which the last render need not show yet. */
export function AddressSearchProvider({ router, children }: AddressSearchProviderProps): ReactElement {
  return <Context value={router}>{children}</Context>;
}

/** What an address becomes, told what it is at that moment. */
export type SearchChange = (before: URLSearchParams) => URLSearchParams;

export type AddressSearch = readonly [
  search: URLSearchParams,
  change: (next: SearchChange, options?: NavigateOptions) => void,
];

/**
 * The query of the address as it is drawn, and a way to change it as it is. The router draws a new address when it
 * finds the time; a second change in the meantime starts from the first one and takes nothing of it back.
 */
export function useAddressSearch(): AddressSearch {
  const router = useContext(Context);
  if (router === undefined) throw new Error('The address is asked for outside of AddressSearchProvider');
  const [search, setSearch] = useSearchParams();
  const change = useCallback<AddressSearch[1]>(
    (next, options) => {
      const { navigation, location } = router.state;
      const now = (navigation.location ?? location).search;
      setSearch(next(new URLSearchParams(now)), options);
    },
    [router, setSearch],
  );
  return [search, change];
}
