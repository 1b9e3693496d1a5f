import { RequireSession } from '../app/routes/require-session.js';
import { SignedOutOnly } from '../app/routes/signed-out-only.js';
import { SignedInLayout } from '../app/layout/signed-in-layout.js';

/** Two signed-in screens in their frame, and the login beside them. */
export const signedInRoutes = [
  {
    element: <RequireSession />,
    children: [
      {
        element: <SignedInLayout />,
        children: [
          { path: '/dashboard', element: <h1>Here</h1> },
          { path: '/projects', element: <h1>There</h1> },
        ],
      },
    ],
  },
  { element: <SignedOutOnly />, children: [{ path: '/login', element: <h1>Login form</h1> }] },
];
