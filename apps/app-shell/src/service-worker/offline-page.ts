// The page that stands where the network fails. It is kept with the worker, so it may not need anything else.
import { nameTab, prepareLook, tryAgain } from './offline-view.js';

prepareLook();
document.addEventListener('DOMContentLoaded', () => {
  nameTab();
  tryAgain(() => window.location.reload());
});
