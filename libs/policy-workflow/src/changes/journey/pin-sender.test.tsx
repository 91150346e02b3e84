import { toast } from '@portal/ui-kit';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { selectedPolicyNumberAtom } from '../../selected-policy';
import { withCustomer } from '../../testing';
import { PinSender } from './pin-sender';

afterEach(() => {
  for (const { id } of toast.shown()) toast.dismiss(id);
  cleanup();
});

const limit = 'You have requested too many PINs. Please try again later.';

it.each([
  ['an empty reply', () => new Response(''), 'Could not send OTP, please try again later'],
  ['a reply without data', () => Response.json({ success: true }), 'Could not send OTP, please try again later'],
  ['a refusal', () => Response.json({ success: false, code: 'OTP_LIMIT', message: limit }, { status: 429 }), limit],
])('says after %s that no PIN was sent, in a toast and beside the button', async (_name, answer, sentence) => {
  const page = withCustomer(answer);
  page.signIn();
  page.store.set(selectedPolicyNumberAtom, '7000010012');
  render(<PinSender pin={{ purpose: 'APPROVAL' }} />, page);
  fireEvent.click(screen.getByRole('button', { name: 'Send a PIN to your cellphone' }));
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(toast.shown()).toMatchObject([{ kind: 'error', message: sentence }]);
});
