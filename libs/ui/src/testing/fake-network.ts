import { act } from '@testing-library/react';

/** What the browser believes of its network, as the test says, until its mocks are restored. */
export function fakeNetwork(): { readonly turn: (online: boolean) => void } {
  const online = jest.spyOn(navigator, 'onLine', 'get');
  return {
    turn: (isOnline) => {
      online.mockReturnValue(isOnline);
      act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
    },
  };
}
