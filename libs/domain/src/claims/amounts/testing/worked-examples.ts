import { type PlainDate } from '../../../base/plain-date';
import { type CauseOfDeath } from '../../../code-lists/claims';
import { aChild } from '../../../testing/a-covered-family';
import { asCoverElsewhere, claimAmounts } from '../claim-amounts';
import { claimBasis, type FactsOfDeath, type PolicyAtDeath } from '../claim-basis';
import { type Deceased } from '../deceased';
import { type NothingPayable } from '../nothing-payable';
import {
  aDeath,
  aLifeSince,
  aPolicyOn,
  decidedOn,
  heldSince,
  paysElsewhere,
  platinumWithRiders,
  standingAs,
} from './a-claim';

/** A row of docs/domain/claims.md#c4-4, its columns in its order. Rand. */
export interface WorkedExample {
  no: string;
  why: string;
  policy: PolicyAtDeath;
  died: PlainDate;
  cause?: CauseOfDeath;
  more?: Partial<FactsOfDeath>;
  /** The shares of the beneficiaries, and the places of those who died first. */
  beneficiaries?: { shares: readonly number[]; diedFirst?: readonly number[] };
  /** When another than the main member died, and the main member before. */
  mainMemberDied?: PlainDate;
  cover: number;
  riders?: Readonly<Record<string, number>>;
  deducted?: number;
  now: number;
  later?: number;
  /** One payee has all of it where there are none. */
  shares?: readonly number[];
  /** Of what a row does not say: why nothing is paid, and what is in dispute. */
  nothing?: NothingPayable['code'];
  disputed?: number;
}

const silverFamily = aPolicyOn('Silver Family Plan', '2022-03-01');
const goldSingle = aPolicyOn('Gold Single Member Plan', '2026-05-01');
const goldSingle2025 = aPolicyOn('Gold Single Member Plan', '2025-03-01');
const raisedToGold = aPolicyOn('Gold Single Member Plan', '2020-01-01', {
  Cover_Increases: [{ lifeId: 'thandi', amount: 10_000, startDate: '2026-08-01', waitingPeriodEndDate: '2027-02-01' }],
});
const goldFamily = aPolicyOn('Gold Family Plan', '2024-01-01');
const novemberUnpaid = { ...goldFamily, Paid_To_Date: '2026-10-31' };
const twoMonthsUnpaid: PolicyAtDeath = {
  ...aPolicyOn('Silver Single Member Plan', '2024-01-01'),
  Paid_To_Date: '2025-12-31',
  PaymentMethod: { Debit_Day: 30 },
};
const lapsedInAugust = {
  lapsedOn: '2026-08-15',
  premiumDue: '2026-07-15',
  unpaidSince: '2026-07-15',
  noticesSentOn: ['2026-07-18'],
};
const lapsedInNovember = {
  lapsedOn: '2026-11-15',
  premiumDue: '2026-10-15',
  unpaidSince: '2026-10-15',
  noticesSentOn: ['2026-10-18'],
};
const inGrace = { standing: standingAs('IN_GRACE') };

const withChild = (planName: string, born: PlainDate, more: Parameters<typeof aChild>[2] = {}) =>
  aPolicyOn(planName, '2018-01-01', { Children: [aChild('Themba', born, more)] });
const theChild = (dateOfBirth: PlainDate): { deceased: Deceased } => ({
  deceased: { kind: 'CHILD', lifeId: 'themba', dateOfBirth },
});
/** Added within 90 days of birth: no waiting of its own. */
const addedAtBirth = (on: PlainDate) => ({ Cover_Start_Date: on, Waiting_Period_End_Date: on });
const stillborn = (weeks: number, claimsPaid = 0): { deceased: Deceased } => ({
  deceased: { kind: 'STILLBORN', weeks, claimsPaid, wasEndedIntentionally: false },
});

const withMother = aPolicyOn('Silver Family Plan', '2022-03-01', {
  ExtendedMembers: [aLifeSince('Grace', '2026-02-01', { Cover_Amount: 10_000, Date_Of_Birth: '1958-01-20' })],
});
const theMother: { deceased: Deceased } = {
  deceased: { kind: 'EXTENDED_MEMBER', lifeId: 'grace', dateOfBirth: '1958-01-20' },
};
const withSpouseRiders = aPolicyOn('Silver Family Plan', '2022-03-01', {
  SupplementaryBenefits: heldSince('2022-03-01', 'sup-airtime', 'sup-after-tears'),
});
const theSpouse: { deceased: Deceased } = {
  deceased: { kind: 'SPOUSE', lifeId: 'sipho', dateOfBirth: '1985-06-15' },
};
const ridersOfPlatinum = {
  'sup-grocery': 6000,
  'sup-airtime': 500,
  'sup-tombstone': 10_000,
  'sup-after-tears': 2500,
  'sup-memorial': 8500,
};
const memorialAdded = aPolicyOn('Gold Single Member Plan', '2020-01-01', {
  SupplementaryBenefits: heldSince('2026-09-01', 'sup-memorial'),
});
const diamondOf2019 = aPolicyOn('Diamond Single Member Plan', '2019-01-01', { Policy_Number: 'SSF000019' });
const onDiamond = claimBasis(diamondOf2019, aDeath(diamondOf2019, '2026-11-10'));
const platinumOf2024 = aPolicyOn('Platinum Single Member Plan', '2024-01-01', { Policy_Number: 'SSF000024' });

// prettier-ignore
export const workedExamples: readonly WorkedExample[] = [
  { no: '1', why: 'a main member, long covered', policy: silverFamily, died: '2026-11-10', cover: 20_000, now: 20_000 },
  { no: '2', why: 'the last day of waiting', policy: goldSingle, died: '2026-10-31', cover: 0, now: 0, nothing: 'WAITING_PERIOD' },
  { no: '3', why: 'the first day after waiting', policy: goldSingle, died: '2026-11-01', cover: 30_000, now: 30_000 },
  { no: '4', why: 'an accident on the first day', policy: goldSingle, died: '2026-05-01', cause: 'ACCIDENT', cover: 30_000, now: 30_000 },
  { no: '5', why: 'violence while cover waits', policy: goldSingle, died: '2026-10-31', cause: 'VIOLENCE', cover: 30_000, now: 30_000 },
  { no: '6', why: 'suicide on the last day of its exclusion', policy: goldSingle2025, died: '2026-03-01', cause: 'SUICIDE', cover: 0, now: 0, nothing: 'SUICIDE' },
  { no: '7', why: 'suicide the day after', policy: goldSingle2025, died: '2026-03-02', cause: 'SUICIDE', cover: 30_000, now: 30_000 },
  { no: '8', why: 'a raise that waits', policy: raisedToGold, died: '2026-11-10', cover: 20_000, now: 20_000 },
  { no: '9', why: 'an accident while a raise waits', policy: raisedToGold, died: '2026-11-10', cause: 'ACCIDENT', cover: 30_000, now: 30_000 },
  { no: '10', why: 'a cause that is not known', policy: raisedToGold, died: '2026-11-10', cause: 'UNKNOWN', cover: 20_000, now: 20_000, disputed: 10_000 },
  { no: '11', why: 'in grace', policy: novemberUnpaid, died: '2026-11-12', more: inGrace, beneficiaries: { shares: [60, 40] },
    cover: 30_000, deducted: 166, now: 29_834, shares: [17_900.4, 11_933.6] },
  { no: '12', why: 'on the due date', policy: novemberUnpaid, died: '2026-11-01', beneficiaries: { shares: [60, 40] },
    cover: 30_000, now: 30_000, shares: [18_000, 12_000] },
  { no: '13', why: 'the last day of grace, two premiums owed', policy: twoMonthsUnpaid, died: '2026-03-01', more: inGrace, cover: 20_000, deducted: 142, now: 19_858 },
  { no: '14', why: 'the day of a lapse', policy: { ...goldFamily, Paid_To_Date: '2026-09-30' }, died: '2026-11-15', more: { standing: standingAs('LAPSED', { lapse: lapsedInNovember }) },
    cover: 0, now: 0, nothing: 'LAPSED' },
  { no: '15', why: 'reinstated, waiting went on', policy: goldSingle, died: '2026-11-03', cover: 30_000, now: 30_000 },
  { no: '16', why: 'between lapse and reinstatement', policy: goldSingle, died: '2026-09-20', more: { standing: standingAs('LAPSED', { lapse: lapsedInAugust }) },
    cover: 0, now: 0, nothing: 'LAPSED' },
  { no: '17', why: 'a child of 5', policy: withChild('Diamond Family Plan', '2020-11-15'), died: '2026-11-14', more: theChild('2020-11-15'), cover: 18_750, now: 18_750 },
  { no: '18', why: 'on the 6th birthday', policy: withChild('Diamond Family Plan', '2020-11-15'), died: '2026-11-15', more: theChild('2020-11-15'), cover: 37_500, now: 37_500 },
  { no: '19', why: 'R5 000 elsewhere under 6', policy: withChild('Diamond Family Plan', '2021-05-10'), died: '2026-11-10',
    more: { ...theChild('2021-05-10'), coverElsewhere: [paysElsewhere('2017-01-01', 5000)] }, cover: 15_000, now: 15_000 },
  { no: '20', why: 'R20 000 elsewhere at 13', policy: withChild('Diamond Family Plan', '2013-04-02'), died: '2026-11-10',
    more: { ...theChild('2013-04-02'), coverElsewhere: [paysElsewhere('2017-01-01', 20_000)] }, cover: 30_000, now: 30_000 },
  { no: '21', why: 'R20 000 elsewhere on the 14th birthday', policy: withChild('Diamond Family Plan', '2012-11-10'), died: '2026-11-10',
    more: { ...theChild('2012-11-10'), coverElsewhere: [paysElsewhere('2017-01-01', 20_000)] }, cover: 37_500, now: 37_500 },
  { no: '22', why: 'the day before the 22nd birthday', policy: withChild('Diamond Family Plan', '2004-11-21'), died: '2026-11-20', more: theChild('2004-11-21'), cover: 75_000, now: 75_000 },
  { no: '23', why: 'on the 22nd birthday', policy: withChild('Diamond Family Plan', '2004-11-20'), died: '2026-11-20', more: theChild('2004-11-20'), cover: 0, now: 0, nothing: 'COVER_ENDED' },
  { no: '24', why: 'a baby of 7 months', policy: withChild('Heritage Family Plan 2012', '2026-04-10', addedAtBirth('2026-06-01')), died: '2026-11-10', more: theChild('2026-04-10'),
    cover: 1875, now: 1875 },
  { no: '25', why: 'a baby of 13 months', policy: withChild('Heritage Family Plan 2012', '2025-10-10', addedAtBirth('2025-12-01')), died: '2026-11-10', more: theChild('2025-10-10'),
    cover: 3750, now: 3750 },
  { no: '26', why: 'stillborn at 30 weeks', policy: goldFamily, died: '2026-10-02', more: stillborn(30), cover: 3750, now: 3750 },
  { no: '27', why: 'stillborn at 25 weeks', policy: goldFamily, died: '2026-10-02', more: stillborn(25), cover: 0, now: 0, nothing: 'STILLBORN_WEEKS' },
  { no: '27', why: 'a third stillborn claim', policy: goldFamily, died: '2026-10-02', more: stillborn(30, 2), cover: 0, now: 0, nothing: 'STILLBORN_COUNT' },
  { no: '28', why: 'a mother on the last day of her waiting', policy: withMother, died: '2026-07-31', more: theMother, cover: 0, now: 0, nothing: 'WAITING_PERIOD' },
  { no: '29', why: 'a mother after her waiting', policy: withMother, died: '2026-10-10', more: theMother, cover: 10_000, now: 10_000 },
  { no: '30', why: 'a spouse with benefits', policy: withSpouseRiders, died: '2026-11-10', more: theSpouse,
    cover: 20_000, riders: { 'sup-airtime': 500, 'sup-after-tears': 2500 }, now: 23_000 },
  { no: '31', why: 'an accident with all six benefits', policy: platinumWithRiders, died: '2026-11-10', cause: 'ACCIDENT', beneficiaries: { shares: [50, 25, 25] },
    cover: 50_000, riders: { ...ridersOfPlatinum, 'sup-accidental': 20_000 }, now: 82_500, later: 15_000, shares: [41_250, 20_625, 20_625] },
  { no: '32', why: 'the same of natural causes', policy: platinumWithRiders, died: '2026-11-10', beneficiaries: { shares: [50, 25, 25] },
    cover: 50_000, riders: ridersOfPlatinum, now: 62_500, later: 15_000, shares: [31_250, 15_625, 15_625] },
  { no: '33', why: 'a benefit that waits', policy: memorialAdded, died: '2026-11-15', cover: 30_000, now: 30_000 },
  { no: '34', why: 'an accident while a benefit waits', policy: memorialAdded, died: '2026-11-15', cause: 'ACCIDENT', cover: 30_000, riders: { 'sup-memorial': 8500 }, now: 38_500 },
  { no: '35', why: 'the second policy of a person', policy: platinumOf2024, died: '2026-11-10',
    more: { coverElsewhere: [asCoverElsewhere(onDiamond, claimAmounts(onDiamond, { decidedOn }))] }, cover: 25_000, now: 25_000 },
  { no: '36', why: 'a child of 10 on a policy that is paid up', policy: { ...withChild('Gold Family Plan', '2016-05-10'), Paid_To_Date: '2026-03-31' }, died: '2026-11-10',
    more: { ...theChild('2016-05-10'), standing: standingAs('PAID_UP') }, mainMemberDied: '2026-03-10', beneficiaries: { shares: [100] }, cover: 15_000, now: 15_000 },
  { no: '37', why: 'the second beneficiary died first', policy: novemberUnpaid, died: '2026-11-12', more: inGrace, beneficiaries: { shares: [34, 33, 33], diedFirst: [1] },
    cover: 30_000, deducted: 166, now: 29_834, shares: [15_139.65, 14_694.35] },
  { no: '38', why: 'the third beneficiary died first', policy: novemberUnpaid, died: '2026-11-12', more: inGrace, beneficiaries: { shares: [40, 35, 25], diedFirst: [2] },
    cover: 30_000, deducted: 166, now: 29_834, shares: [15_911.47, 13_922.53] },
];
