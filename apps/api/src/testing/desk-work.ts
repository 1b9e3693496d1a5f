// What waits at staff's desks, for specs of modules that are no neighbors of the ones it comes from.
export { anIntakeIn } from '../modules/intake/desk/testing/an-intake.js';
export { agreedDay } from '../modules/payments/testing/agreed-day.js';
