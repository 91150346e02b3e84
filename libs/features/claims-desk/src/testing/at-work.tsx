import { loadCalls } from '@portal/api-client';
import { AuthProvider } from '@portal/auth';
import { type ClaimCase } from '@portal/contract';
import { clockAtom } from '@portal/policy-workflow';
import { good, withStaff } from '@portal/policy-workflow/testing';
import { cleanup, render } from '@testing-library/react';
import { Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll } from 'vitest';
import { Component } from '../case/claim-case.screen';

/** What a test does before and after every claim that is worked on. */
export function setUpWork(): void {
  beforeAll(loadCalls);
  // The simulated page has dialogs, but cannot open them.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
  afterEach(cleanup);
}

/** What the service answers to a write. */
export type Answered = (body: Record<string, unknown>) => Response;

/**
 * The page of a claim for a consultant, and a service that knows this claim. `answers` are those to writes, by the end of their path; what is
 * read is what `claim.now` is at that moment, unless there is an answer to GET.
 */
export function openCase(found: ClaimCase, answers: Readonly<Record<string, Answered>>) {
  const claim = { now: found };
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  const reads: string[] = [];
  const page = withStaff(async (request, path) => {
    if (request.method === 'GET') {
      reads.push(path);
      return answers['GET']?.({}) ?? good(claim.now);
    }
    const text = await request.text();
    const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
    sent.push({ path, body });
    const answer = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1];
    if (!answer) throw new Error(`Nobody said what ${path} answers`);
    return answer(body);
  });
  page.store.set(clockAtom, { now: () => new Date('2026-11-20T10:00:00Z') });
  const routes = [
    { path: '/desk/claims/:id', element: <Component /> },
    { path: '*', element: <p>Another page</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/desk/claims/${found.id}`] });
  render(
    <AuthProvider auth={page.auth}>
      <Provider store={page.store}>
        <RouterProvider router={router} />
      </Provider>
    </AuthProvider>,
  );
  return { claim, sent, reads, router };
}
