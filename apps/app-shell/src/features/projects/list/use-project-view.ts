import { ZIP_PATTERN } from '@cw/domain';
import { useAddressSearch } from '../../../app/routes/address-search.js';

export type ProjectView = 'list' | 'map';

export interface ProjectViewState {
  readonly view: ProjectView;
  /** The ZIP chosen on the map; empty for everywhere. */
  readonly at: string;
  readonly show: (view: ProjectView) => void;
  readonly choose: (zip: string) => void;
}

/** How the list is looked at, as it stands in the address. */
export function useProjectView(): ProjectViewState {
  const [search, change] = useAddressSearch();
  const view = search.get('view') === 'map' ? 'map' : 'list';
  const named = search.get('at') ?? '';
  const put = (name: string, value: string): void =>
    change(
      (before) => {
        const after = new URLSearchParams(before);
        if (name === 'view') after.delete('at');
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    view,
    at: view === 'map' && ZIP_PATTERN.test(named) ? named : '',
    show: (next) => put('view', next === 'map' ? 'map' : ''),
    choose: (zip) => put('at', zip),
  };
}
