import { describe, expect, it } from 'vitest';
import { aPayment, returnUrl } from '../testing/a-payment';
import { aWorld } from '../testing/a-world';
import { scenarioOf, scenarios } from './scenarios';

const [second, minute] = [1000, 60_000];
const at = (afterMs: number) => new Date(Date.parse('2026-03-02T08:00:00Z') + afterMs).toISOString();

interface Row {
  amount: number;
  scenario: string;
  returns: string | null;
  hears: { status: string; afterMs: number; amount?: number }[];
}
const paid = (afterMs = 0) => ({ status: 'SUCCESSFUL', afterMs });

/** docs/domain/payments.md#r6-6, row by row. */
const rows: Row[] = [
  { amount: 189, scenario: 'success', returns: 'success', hears: [paid()] },
  { amount: 189.89, scenario: 'success', returns: 'success', hears: [paid()] },
  { amount: 189.9, scenario: 'failed', returns: 'failed', hears: [{ status: 'FAILED', afterMs: 0 }] },
  { amount: 189.91, scenario: 'cancelled', returns: 'cancelled', hears: [{ status: 'CANCELLED', afterMs: 0 }] },
  { amount: 189.92, scenario: 'late-callback', returns: 'success', hears: [paid(20 * second)] },
  { amount: 189.93, scenario: 'very-late', returns: 'success', hears: [paid(10 * minute)] },
  { amount: 189.94, scenario: 'duplicate', returns: 'success', hears: [paid(), paid(), paid()] },
  { amount: 189.95, scenario: 'window-closed', returns: null, hears: [paid()] },
  { amount: 189.96, scenario: 'forged-return', returns: 'success', hears: [] },
  {
    amount: 189.97,
    scenario: 'failed-then-success',
    returns: 'failed',
    hears: [{ status: 'FAILED', afterMs: 0 }, paid(5 * second)],
  },
  { amount: 189.98, scenario: 'amount-differs', returns: 'success', hears: [{ ...paid(), amount: 188.98 }] },
  {
    amount: 189.99,
    scenario: 'reversal',
    returns: 'success',
    hears: [paid(), { status: 'REVERSED', afterMs: 30 * second }],
  },
];

describe('what the cents choose', () => {
  it.each(rows)('R$amount: $scenario', async ({ amount, returns, hears }) => {
    const world = aWorld();
    const payment = await aPayment(world, { amount });
    const answer = await payment.press();

    const address = answer.headers.get('location');
    expect(answer.status).toBe(returns === null ? 200 : 303);
    expect(address && Object.fromEntries(new URL(address).searchParams)).toEqual(
      returns && {
        status: returns,
        payatTranId: payment.payatTranId,
        payatReferenceNum: '1999997000010012',
        digiapiPaymentMethod: 'CARD',
        digiapiExternalRef: 'attempt-1',
        payatAmount: amount.toFixed(2),
      },
    );
    if (returns !== null) expect(address?.startsWith(`${returnUrl}?status=`)).toBe(true);

    await world.pass(15 * minute);
    expect(
      world.received.map(({ at: when, body }) => ({ when, status: body['status'], amount: body['amount'] })),
    ).toEqual(
      hears.map((report) => ({ when: at(report.afterMs), status: report.status, amount: report.amount ?? amount })),
    );
    expect(new Set(world.received.map(({ body }) => body['payatTranId'])).size).toBe(hears.length > 0 ? 1 : 0);
  });

  it.each(scenarios)('$name can be chosen for any amount by its own button', async ({ name, reports }) => {
    const world = aWorld();
    await (await aPayment(world)).press({ scenario: name });
    await world.pass(11 * minute);
    expect(world.received.map(({ body }) => body['status'])).toEqual(reports.map(({ status }) => status));
  });

  it('every amount of cents has a scenario, and the table has no gap and no overlap', () => {
    const chosen = Array.from({ length: 100 }, (_, cents) =>
      scenarios.filter(({ cents: [first, last] }) => cents >= first && cents <= last).map(({ name }) => name),
    );
    expect(chosen.every((names) => names.length === 1)).toBe(true);
    expect(chosen.map(([name]) => name)).toEqual(chosen.map((_, cents) => scenarioOf(18_900 + cents)));
  });
});
