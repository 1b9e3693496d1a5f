// The page that stands where the network fails. It is kept with the worker, so it may not need anything else.
import { nameTab, prepareLook, tryAgain } from './offline-view.js';
import { tellWaits } from './offline-waits.js';

prepareLook();
document.addEventListener('DOMContentLoaded', () => {
  nameTab();
  void tellWaits();
  tryAgain(() => window.location.reload());
});
