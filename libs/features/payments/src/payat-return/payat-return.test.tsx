import { formatRand } from '@portal/domain';
import { focusManager } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { hostileSets } from '../testing/hostile-parameters';
import { onAPage } from '../testing/on-a-page';
import { aPaidStatus, aPayment } from '../testing/records';
import { Component as PayatReturnScreen } from './payat-return.screen';
import { reportSentences } from './report-messages';
import { pollPlanAtom } from './use-polling';

afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
});

const payment = aPayment();
const ref = payment.id.replaceAll('-', '');
const waits = () => aPaidStatus({ PaymentHistory: [aPayment({ Payment_Status: 'SUBMITTED' })] });
const received = () => aPaidStatus({ PaymentHistory: [payment] });
const own = formatRand(payment.Amount);
const settle = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function open(search: string, paid = received, isSignedIn = true) {
  const visit = onAPage({ path: `/payments/payat?${search}`, isSignedIn, paid });
  visit.store.set(pollPlanAtom, { everyMs: 5, most: 10 });
  const { unmount } = render(<PayatReturnScreen />, { wrapper: visit.wrapper });
  return { ...visit, unmount };
}
const address = () => screen.getByLabelText('address').textContent;

describe('coming back from paying', () => {
  it('takes what was reported out of the address and keeps it on the page', async () => {
    open('status=cancelled&payatTranId=480012345678&other=1');
    await waitFor(() => expect(address()).toBe('/payments/payat'));
    expect(screen.getByText('You cancelled the payment.')).toBeTruthy();
    expect(screen.queryByText('480012345678')).toBeNull();
  });

  it('shows of a payment that waits what our own record says, and nothing of what the address says', async () => {
    const lies = 'payatAmount=999999.00&payatReferenceNum=1999990000000000&digiapiPaymentMethod=CARD&payatTranId=666';
    open(`status=success&digiapiExternalRef=${ref}&${lies}`, waits);
    expect(document.body.textContent).not.toContain(own);
    await waitFor(() => expect(document.body.textContent).toContain(own));
    expect(document.body.textContent).not.toMatch(/999\s?999|0000 0000|Card|666/);
  });

  it('shows a visitor and a stranger nothing of a payment', async () => {
    open(`status=success&digiapiExternalRef=${ref}&payatAmount=189.00`, received, false);
    expect(document.body.textContent).not.toMatch(/R\s?\d/);
    cleanup();
    open(`status=success&digiapiExternalRef=${ref}&payatAmount=189.00`, () => aPaidStatus({ PaymentHistory: [] }));
    expect(await screen.findByRole('button', { name: 'Check again' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/R\s?\d/);
  });

  it('is confirmed once the service says so, and nothing is asked after that', async () => {
    const { asked } = open(`status=failed&digiapiExternalRef=${ref}`);
    expect(await screen.findByText('Your payment is confirmed')).toBeTruthy();
    const { count } = asked;
    await settle(60);
    expect(asked.count).toBeLessThanOrEqual(count + 1); // what is known of the policy is read again, once
  });

  it('asks ten times at most, then says what happens next', async () => {
    const { asked } = open(`status=success&digiapiExternalRef=${ref}`, waits);
    expect(await screen.findByRole('button', { name: 'Check again' })).toBeTruthy();
    await settle(60);
    expect(asked.count).toBe(10);
    expect(asked.writes).toBe(0);
  });

  it('asks nobody while the page is hidden', async () => {
    focusManager.setFocused(false);
    const { asked } = open(`status=success&digiapiExternalRef=${ref}`, waits);
    await settle(60);
    expect(asked.count).toBe(0);
    focusManager.setFocused(true);
    await waitFor(() => expect(asked.count).toBeGreaterThan(0));
  });

  it('asks nobody once the page is left', async () => {
    const { asked, unmount } = open(`status=success&digiapiExternalRef=${ref}`, waits);
    await waitFor(() => expect(asked.count).toBeGreaterThan(1));
    unmount();
    const { count } = asked;
    await settle(60);
    expect(asked.count).toBeLessThanOrEqual(count);
  });

  it('asks nobody for a visitor, who is shown the report and the way in', async () => {
    const { asked, kept } = open(`status=success&digiapiExternalRef=${ref}`, received, false);
    expect(screen.getByText(/^Payment received/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
    await settle(30);
    expect(asked.count).toBe(0);
    expect([...kept.keys()]).toEqual([]);
  });

  it.each(hostileSets)(
    'writes, confirms and repeats nothing when the address is hostile: $why',
    async ({ search, gives }) => {
      const { asked } = open(search);
      expect(screen.getByText('Not confirmed yet')).toBeTruthy();
      await waitFor(() => expect(address()).toBe('/payments/payat'));
      expect(screen.queryByText('Your payment is confirmed')).toBeNull();
      for (const text of Object.values(gives)) {
        if (text !== null && text.length > 1 && !(text in reportSentences))
          expect(document.body.textContent).not.toContain(text);
      }
      expect(document.querySelector('img, script')).toBeNull();
      expect(asked).toEqual({ count: 0, writes: 0 });
    },
  );
});
