// The federation runtime needs one asynchronous step before the first shared import.
import('./bootstrap.js').catch((error: unknown) => {
  throw error;
});
