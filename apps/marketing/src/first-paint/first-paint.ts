import { showFirstStep } from '../workspace/first-step.js';
import { guardFirstStep } from '../workspace/guard-first-step.js';
import { carryState, takeCarriedState } from './carried-state.js';
import { languageTwin, prepareColorScheme, rememberClickedLanguage } from './prepare-page.js';

prepareColorScheme();
document.addEventListener('click', rememberClickedLanguage);

// Only stored pages have a twin in the other language; the workspace changes its language in place.
const isStoredPage = document.documentElement.hasAttribute('data-public');
const twin = isStoredPage ? languageTwin(window.location) : undefined;
if (twin === undefined) {
  takeCarriedState(window.location);
  showFirstStep(window.location);
} else {
  carryState(twin);
  window.location.replace(twin);
}
guardFirstStep();
