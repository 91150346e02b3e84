import { describe, expect, it } from 'vitest';
import { type ClaimLine } from './claim-line';
import { totalOf } from './claim-lines';
import { claimAmounts } from './claim-amounts';
import { claimBasis } from './claim-basis';
import { aDeath, decidedOn } from './testing/a-claim';
import { type WorkedExample, workedExamples } from './testing/worked-examples';
import { type ClaimShare, splitClaim } from '../payees/split-claim';
import { payeesOf } from '../payees/payees-of';
import { aBeneficiary } from '../payees/testing/a-beneficiary';
import { addDays } from '../../base/plain-date';

/** Every column of a row, as it is computed. */
function computed(example: WorkedExample) {
  const { policy, died, cause = 'NATURAL', more } = example;
  const basis = claimBasis(policy, aDeath(policy, died, more));
  const amounts = claimAmounts(basis, { decidedOn }).byCause[cause];
  const ofRiders = amounts.lines.filter(({ kind }) => kind === 'RIDER');
  const shares = splitClaim(amounts.payments, payeesIn(example));
  return {
    cover: totalOf(amounts.lines.filter(({ kind }) => kind === 'COVER')),
    riders: Object.fromEntries(ofRiders.map(({ riderId }) => [riderId, totalOf(ofRiders.filter(isOf(riderId)))])),
    deducted: amounts.deduction,
    now: amounts.payableNow,
    later: amounts.payableLater,
    shares: shares.map(paidNow).filter((amount) => amount > 0),
    nothing: amounts.nothing?.code ?? null,
    disputed: amounts.disputed,
  };
}

const isOf =
  (id: string | null) =>
  ({ riderId }: ClaimLine) =>
    riderId === id;

const paidNow = ({ payments }: ClaimShare): number => totalOf(payments.filter(({ payOn }) => payOn <= decidedOn));

function payeesIn({ died, more, beneficiaries = { shares: [100] }, mainMemberDied }: WorkedExample) {
  const isMainMember = more?.deceased === undefined;
  const diedOn = isMainMember ? died : (mainMemberDied ?? null);
  const people = beneficiaries.shares.map((share, place) =>
    aBeneficiary(`${place}`, share, { diedOn: beneficiaries.diedFirst?.includes(place) ? addDays(died, -30) : null }),
  );
  return payeesOf({ mainMember: { diedOn, partInDeath: 'NONE' }, beneficiaries: people, decidedOn }, decidedOn);
}

describe('the worked examples of the domain rules', () => {
  it('are all here', () => {
    expect(new Set(workedExamples.map(({ no }) => no)).size).toBe(38);
  });

  it.each(workedExamples)('$no: $why', (example) => {
    const { cover, riders = {}, deducted = 0, now, later = 0, nothing = null, disputed = 0 } = example;
    const shares = example.shares ?? (now > 0 ? [now] : []);
    expect(computed(example)).toEqual({ cover, riders, deducted, now, later, shares, nothing, disputed });
  });
});
