import { loadCalls } from '@portal/api-client';
import { AuthProvider } from '@portal/auth';
import { type Claim } from '@portal/contract';
import { clockAtom } from '@portal/policy-workflow';
import { good, refused, withCustomer } from '@portal/policy-workflow/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aRefusedClaim, aRepresentation } from '../testing/a-refused-claim';
import { Disagree } from './disagree';

beforeAll(loadCalls);
afterEach(cleanup);

/** The page for this claim, and a service that answers what is sent. */
function open(claim: Claim, answer: () => Response) {
  const sent: { path: string; body: unknown }[] = [];
  const page = withCustomer(async (request, path) => {
    if (request.method === 'GET') return good(claim);
    sent.push({ path, body: await request.json() });
    return answer();
  });
  page.signIn();
  page.store.set(clockAtom, { now: () => new Date('2026-11-20T10:00:00Z') });
  const routes = [
    { path: '/claims/:id/disagree', element: <Disagree claim={claim} /> },
    { path: '/claims/:id', element: <p>The page of the claim</p> },
  ];
  render(
    <AuthProvider auth={page.auth}>
      <Provider store={page.store}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/claims/CL-7K3M-Q2XR/disagree'] })} />
      </Provider>
    </AuthProvider>,
  );
  return { sent };
}

const field = () => screen.findByRole('textbox', { name: 'Why do you not agree?' });
async function send() {
  await userEvent.type(await field(), 'He fell.{enter}The report says so.');
  await userEvent.click(screen.getByRole('button', { name: 'Send this' }));
}

describe('saying why one does not agree', () => {
  it('sends what was written, in its lines and without a file if there is none, and goes back to the claim', async () => {
    const after = aRefusedClaim({ version: 2, allowedActs: [], representations: [aRepresentation()] });
    const { sent } = open(aRefusedClaim(), () => good(after));
    await send();
    expect(await screen.findByText('The page of the claim')).toBeTruthy();
    expect(sent).toEqual([
      {
        path: '/claims/CL-7K3M-Q2XR/representations',
        body: { text: 'He fell.\nThe report says so.', files: [], version: 1 },
      },
    ]);
  });

  it('keeps what was written where the service refuses it, and says why', async () => {
    const message = 'What was sent before waits for our answer.';
    open(aRefusedClaim(), () => refused(409, 'NOT_POSSIBLE', message));
    await send();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(((await field()) as HTMLTextAreaElement).value).toBe('He fell.\nThe report says so.');
  });

  it('sends nothing that is too short', async () => {
    const { sent } = open(aRefusedClaim(), () => good(aRefusedClaim()));
    await userEvent.type(await field(), 'No');
    await userEvent.click(screen.getByRole('button', { name: 'Send this' }));
    expect((await screen.findAllByText('Write at least 5 characters')).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });
});
