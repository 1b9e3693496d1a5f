export { AcceptInvitation } from './accept-invitation.js';
export { PeoplePanel } from './people-panel.js';
