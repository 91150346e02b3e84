import { AuthProvider, createAuth, ledToSignIn } from '@portal/auth';
import { type StoredSession } from '@portal/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, it } from 'vitest';
import { Component as SignInScreen } from './sign-in.screen';

const session: StoredSession = { accessToken: 'access-0', refreshToken: 'refresh-0', userType: 'user' };

/** The sign-in page of a tab that was on its way to the people on the policy. */
function openSignIn({ isSignedIn, state }: { isSignedIn: boolean; state?: string }) {
  const fetch = async () => Response.json({ success: true, data: { expiresInSeconds: 300, resendAfterSeconds: 0 } });
  const auth = createAuth({ host: 'https://api.test', fetch });
  if (isSignedIn) auth.session.start(session);
  const router = createMemoryRouter(
    [
      { path: '/auth/login', element: <SignInScreen /> },
      { path: '/dependants', element: <p>The people on the policy</p> },
    ],
    { initialEntries: [{ pathname: '/auth/login', search: '?returnTo=%2Fdependants', state }] },
  );
  render(
    <AuthProvider auth={auth}>
      <RouterProvider router={router} />
    </AuthProvider>,
  );
  return { signInInAnotherTab: () => act(() => auth.session.start(session)) };
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  delete window.portalReady;
});

describe('a sign-in in another tab', () => {
  it('leads this one on to where it was going', async () => {
    const { signInInAnotherTab } = openSignIn({ isSignedIn: false });
    signInInAnotherTab();
    await screen.findByText('The people on the policy');
  });

  it('leaves somebody alone who is about to give a PIN', async () => {
    const { signInInAnotherTab } = openSignIn({ isSignedIn: false });
    fireEvent.change(screen.getByRole('textbox', { name: 'Policy number' }), { target: { value: '7000010012' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send one-time PIN' }));
    await screen.findByRole('textbox', { name: 'One-time PIN' });
    signInInAnotherTab();
    screen.getByRole('textbox', { name: 'One-time PIN' });
  });
});

it('somebody who is led to this page, and is signed in by the time it is there, goes on', async () => {
  openSignIn({ isSignedIn: true, state: ledToSignIn });
  await screen.findByText('The people on the policy');
});

it('somebody who comes to this page signed in may sign in as somebody else', () => {
  const { signInInAnotherTab } = openSignIn({ isSignedIn: true });
  signInInAnotherTab();
  screen.getByRole('textbox', { name: 'Policy number' });
});
