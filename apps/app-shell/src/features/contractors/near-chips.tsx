import { LoadingState, SkeletonRows } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FilterChip, FilterChipList } from '../../lists/filter-chips.js';
import { NearButton } from '../../lists/near-button.js';
import { PlaceHint } from '../../lists/place-hint.js';
import { ANY_DISTANCE, isNear, NO_FILTERS } from './contractor-filters.js';
import type { ContractorFilterState } from './use-contractor-filters.js';

export interface NearChipsProps {
  readonly state: ContractorFilterState;
}

/** Around which place the list is, taken away by a press and put back by one; without any it says how to name one. */
export function NearChips({ state }: NearChipsProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const { filters, homeZip, isReady, change } = state;
  if (!isReady)
    return (
      <LoadingState>
        <SkeletonRows count={4} />
      </LoadingState>
    );
  const { zip, radius } = filters;
  if (isNear(filters)) {
    return (
      <FilterChipList>
        <FilterChip
          words={formatMessage({ id: 'projects.filter.says.near' }, { miles: radius, zip })}
          onRemove={() => change({ zip: '', radius: ANY_DISTANCE })}
        />
      </FilterChipList>
    );
  }
  if (homeZip !== '') {
    const miles = NO_FILTERS.radius;
    return (
      <FilterChipList>
        <NearButton miles={miles} zip={homeZip} onPress={() => change({ zip: homeZip, radius: miles })} />
      </FilterChipList>
    );
  }
  if (zip !== '') return null;
  return (
    <PlaceHint>
      <FormattedMessage id="contractors.place_hint" />
    </PlaceHint>
  );
}
