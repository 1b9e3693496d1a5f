import { useAddFavoriteMutation, useListFavoritesQuery, useRemoveFavoriteMutation } from '@cw/api-client';
import { HeartIcon, IconButton, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useEvent } from '../../../forms/use-event.js';
import { useOnce } from '../../../forms/use-once.js';

const Heart = styled(IconButton)(({ theme }) => ({
  '&[aria-pressed="true"]': { color: theme.vars.palette.primary.main },
  '&[aria-pressed="true"] svg': { fill: 'currentColor' },
}));

export interface FavoriteButtonProps {
  readonly contractorId: string;
  readonly name: string;
}

/** Keeps a contractor in mind, or no longer. */
export function FavoriteButton({ contractorId, name }: FavoriteButtonProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const { data } = useListFavoritesQuery();
  const [add] = useAddFavoriteMutation();
  const [remove] = useRemoveFavoriteMutation();
  const event = useEvent();
  const isKept = data?.items.some((favorite) => favorite.contractorId === contractorId) ?? false;
  const toggle = useOnce(async () => {
    const work = () => (isKept ? remove(contractorId) : add(contractorId)).unwrap();
    await event.run(
      work,
      formatMessage({ id: isKept ? 'contractors.favorite.removed' : 'contractors.favorite.added' }),
    );
  });
  // Its place is kept until it is known: beside it stand other buttons.
  if (data === undefined)
    return (
      <Heart sx={{ visibility: 'hidden' }} disabled>
        <HeartIcon />
      </Heart>
    );
  return (
    <Heart
      aria-pressed={isKept}
      aria-label={formatMessage({ id: 'contractors.favorite.toggle' }, { name })}
      onClick={() => void toggle()}
    >
      <HeartIcon />
    </Heart>
  );
}
