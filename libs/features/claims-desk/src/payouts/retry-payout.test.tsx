import { loadCalls } from '@portal/api-client';
import { good, refused, withStaff } from '@portal/policy-workflow/testing';
import { toast } from '@portal/ui-kit';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPayout } from '../testing/a-claim-case';
import { aPageOf } from '../testing/a-queued-claim';
import { Component } from './claim-payouts.screen';

beforeAll(loadCalls);
// The simulated page has no dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn();
});
afterEach(() => {
  for (const { id } of toast.shown()) toast.dismiss(id);
  cleanup();
});

/** The payments, and what the service answers to a retry. */
function open(answer: () => Response) {
  const sent: unknown[] = [];
  let reads = 0;
  const page = withStaff(async (request) => {
    if (request.method === 'GET') {
      reads += 1;
      return good(aPageOf([aPayout(), aPayout({ id: 'payout-2', number: 'CL-7K3M-Q2XR-02', mayRetry: false })]));
    }
    sent.push(await request.json());
    return answer();
  });
  render(<Component />, page);
  return { sent, reads: () => reads };
}

async function retry() {
  await userEvent.click(await screen.findByRole('button', { name: /^Retry/ }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes, retry' }));
}

describe('a payment that the bank refused', () => {
  it('is made anew after a question, and the list is read again', async () => {
    const { sent, reads } = open(() => good(aPayout({ status: 'WAITING_FOR_ACCOUNT', version: 3 })));
    await retry();
    await waitFor(() => expect(reads()).toBe(2));
    expect(sent).toEqual([{ version: 2 }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that somebody else has retried meanwhile is read again, and the dialog says why nothing was done', async () => {
    const { reads } = open(() => refused(409, 'STALE_VERSION', 'This record was changed by someone else.'));
    await retry();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Somebody else changed this payment meanwhile/);
    await waitFor(() => expect(reads()).toBe(2));
  });
});
