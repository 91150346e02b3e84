import { createMemoryRouter, Link, Outlet } from 'react-router-dom';
import { type ReactNode } from 'react';

const layout = (
  <>
    <nav aria-label="Pages">
      <Link to="/form">To the form</Link> <Link to="/other">Away</Link>
    </nav>
    <Outlet />
  </>
);

/** Three pages: a form at `/form`, another page, and the one it leads to. */
export const formPages = (form: ReactNode) =>
  createMemoryRouter(
    [
      {
        element: layout,
        children: [
          { path: '/form', element: form },
          { path: '/other', element: <h1>Another page</h1> },
          { path: '/done', element: <h1>Thank you</h1> },
        ],
      },
    ],
    { initialEntries: ['/form'] },
  );
