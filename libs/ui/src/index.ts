export * from './components/index.js';
export * from './icons/index.js';
export * from './illustrations/index.js';
export { STATE_LOOKS, stateLook, stateWordId } from './states/state-looks.js';
export type { StateLook, StateMachineName, StateReader, StatesOfMachine } from './states/state-looks.js';
export * from './theme/index.js';
