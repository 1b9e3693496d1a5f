import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `stopped`: the attempts are used up; a return to online, focus or navigation starts anew (RT-05). */
export const REALTIME_STATES = ['off', 'connecting', 'connected', 'disconnected', 'stopped'] as const;
export type RealtimeState = (typeof REALTIME_STATES)[number];

/** Whether the page hears the server at this moment. */
export const realtimeSlice = createSlice({
  name: 'realtime',
  initialState: { state: 'off' as RealtimeState },
  reducers: {
    realtimeChanged: (slice, action: PayloadAction<RealtimeState>) => {
      slice.state = action.payload;
    },
  },
});

export const { realtimeChanged } = realtimeSlice.actions;
