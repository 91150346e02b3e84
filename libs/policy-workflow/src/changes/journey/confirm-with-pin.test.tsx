import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ConfirmWithPin } from './confirm-with-pin';

afterEach(cleanup);

it('says a refusal about a PIN that it did not ask for above the button', () => {
  const failure = { success: false, status: 400, code: 'INVALID_OTP', message: 'The PIN is incorrect.' } as const;
  render(<ConfirmWithPin pins={{}} sending={{ state: 'idle', failure }} onSend={async () => undefined} />);
  expect(screen.getByRole('alert').textContent).toContain('The PIN is incorrect.');
});
