import { AuthProvider, createAuth } from '@portal/auth';
import { ToastRegion } from '@portal/ui-kit';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, it } from 'vitest';
import { Component as SignInScreen } from './sign-in.screen';

type Answer = () => Response | Promise<Response>;
const sent: Answer = () =>
  Response.json({ success: true, data: { expiresInSeconds: 300, resendAfterSeconds: 0 } }, { status: 200 });

const faults: [string, Answer][] = [
  ['nothing comes back', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the reply has no data', () => Response.json({ success: true })],
  ['the reply is empty', () => new Response(null, { status: 204 })],
  ['the reply is a page of HTML', () => new Response('<p>Please sign in to the Wi-Fi</p>')],
];

/** The sign-in page over a network that answers with these, one for each request; the last one from then on. */
function signInOver(...answers: Answer[]) {
  const next = answers.values();
  let answer = answers[0] as Answer;
  const fetch = async () => (answer = next.next().value ?? answer)();
  const auth = createAuth({ host: 'https://api.test', fetch });
  const router = createMemoryRouter([{ path: '/', element: <SignInScreen /> }]);
  render(
    <AuthProvider auth={auth}>
      <RouterProvider router={router} />
      <ToastRegion />
    </AuthProvider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const typeInto = async (name: string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
const askForPin = async () => {
  await typeInto('Policy number', '7000010012');
  press('Send one-time PIN');
};
const toastSays = async (sentence: string) => {
  await screen.findByText(sentence);
  press('Close');
};

afterEach(() => {
  cleanup();
  delete window.portalReady;
});

describe.each(faults)('when %s', (_name, fault) => {
  it('a toast says that the PIN could not be sent', async () => {
    signInOver(fault);
    await askForPin();
    await toastSays('Could not send OTP, please try again later');
  });

  it('a toast says that another PIN could not be sent', async () => {
    signInOver(sent, fault);
    await askForPin();
    await screen.findByRole('textbox', { name: 'One-time PIN' });
    press('Resend PIN');
    await toastSays('Could not send OTP, please try again later');
  });

  it('a toast says that nobody could be signed in', async () => {
    signInOver(sent, fault);
    await askForPin();
    await typeInto('One-time PIN', '123456');
    press('Sign in');
    await toastSays('Could not login, please try again later');
  });
});
