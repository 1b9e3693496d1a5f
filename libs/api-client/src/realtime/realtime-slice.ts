import type { Presence } from '@cw/domain';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `stopped`: the attempts are used up; a return to online, focus or navigation starts anew (RT-05). */
export const REALTIME_STATES = ['off', 'connecting', 'connected', 'disconnected', 'stopped'] as const;
export type RealtimeState = (typeof REALTIME_STATES)[number];

interface RealtimeSlice {
  state: RealtimeState;
  /** Of the people that the server has spoken of since the last connection; of others nothing is known. */
  presences: Record<string, Presence>;
}

const initialState: RealtimeSlice = { state: 'off', presences: {} };

/** Whether the page hears the server at this moment, and who is there (RT-04). */
export const realtimeSlice = createSlice({
  name: 'realtime',
  initialState,
  reducers: {
    realtimeChanged: (slice, action: PayloadAction<RealtimeState>) => {
      slice.state = action.payload;
      if (action.payload !== 'connected') slice.presences = {};
    },
    presenceHeard: (slice, { payload }: PayloadAction<{ userId: string; status: Presence }>) => {
      slice.presences[payload.userId] = payload.status;
    },
  },
});

export const { realtimeChanged, presenceHeard } = realtimeSlice.actions;
