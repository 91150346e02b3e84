import { type Payment } from '@portal/contract';
import { paymentStatuses } from '@portal/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileSets } from '../testing/hostile-parameters';
import { aPayment } from '../testing/records';
import { findOutcome } from './find-outcome';
import { afterAnswer, beginPolling, type Polling, usualPolls } from './polling';
import { readReport } from './return-parameters';

const payment = aPayment();
const ref = payment.id.replaceAll('-', '');
const answered = (status: Payment['Payment_Status']) => [aPayment({ Payment_Status: status })];
const poll = (answers: (readonly Payment[] | null)[], externalRef = ref) =>
  answers.reduce<Polling>(
    (state, answer) => (state.phase === 'done' ? state : afterAnswer(state, answer, externalRef, usualPolls)),
    beginPolling,
  );

describe('what the service says about a payment', () => {
  it.each([
    ['SUBMITTED', 'unknown'],
    ['PENDING', 'unknown'],
    ['SUCCESSFUL', 'confirmed'],
    ['FAILED', 'failed'],
    ['CANCELLED', 'cancelled'],
    ['REVERSED', 'reversed'],
  ] as const)('%s is %s', (status, kind) => {
    expect(findOutcome(answered(status), ref).kind).toBe(kind);
    expect(findOutcome(answered(status), ref.toUpperCase()).kind).toBe(kind);
  });

  it('is about the payment of the reference and of no other', () => {
    const other = aPayment({ id: '00000000-7a55-4a55-9a55-6a5500000002' });
    expect(findOutcome([other], ref).kind).toBe('unknown');
    expect(findOutcome([other, ...answered('FAILED')], ref)).toMatchObject({
      kind: 'failed',
      payment: { id: payment.id },
    });
    expect(findOutcome(answered('SUCCESSFUL'), payment.id).kind).toBe('unknown'); // dashes: not as it is handed out
  });

  it.each(hostileSets)('is never "confirmed" by what an address says: $why', ({ search }) => {
    const { externalRef } = readReport(new URLSearchParams(search));
    expect(findOutcome(answered('SUCCESSFUL'), externalRef ?? '').kind).toBe('unknown');
  });
});

describe('asking for the result', () => {
  it('ends with success', () => {
    expect(poll([answered('SUBMITTED'), answered('SUCCESSFUL')])).toMatchObject({ phase: 'done', asked: 2 });
  });

  it('goes on after a failure, which a late success overrules', () => {
    const late = poll([answered('FAILED'), answered('FAILED'), answered('SUCCESSFUL')]);
    expect(late).toMatchObject({ phase: 'done', asked: 3, outcome: { kind: 'confirmed' } });
    expect(poll([answered('FAILED')])).toMatchObject({ phase: 'asking', outcome: { kind: 'failed' } });
  });

  it('keeps what is known when an answer does not come', () => {
    expect(poll([answered('CANCELLED'), null]).outcome.kind).toBe('cancelled');
  });

  it('asks ten times at most, and says confirmed only when the service does', () => {
    const answer = fc.option(
      fc.constantFrom(...paymentStatuses).map(({ code }) => answered(code)),
      { nil: null },
    );
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 15 }), (answers) => {
        const { asked, outcome, phase } = poll(answers);
        expect(asked).toBeLessThanOrEqual(10);
        if (answers.length >= 10) expect(phase).toBe('done');
        const said = answers.slice(0, asked).flatMap((history) => history ?? []);
        if (outcome.kind === 'confirmed') expect(said.at(-1)?.Payment_Status).toBe('SUCCESSFUL');
      }),
    );
  });
});
