import { addDays, changeEffectiveDate, payatReference, type PlainDate } from '@portal/domain';
import { type Seed, type SeedPolicy } from '@portal/service-store';
import { aBeneficiary } from '../builders/a-beneficiary';
import { aFailedMessage } from '../builders/a-failed-message';
import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { anAction, change } from '../builders/an-action';
import { anAddress } from '../builders/an-address';
import { at } from '../builders/at';
import { anExtendedMember } from '../builders/an-extended-member';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { ended, upToDate } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const relatives = [
  { first: 'Andile', age: 38, gender: 'MALE', Relationship: 'BROTHER' },
  { first: 'Busisiwe', age: 35, gender: 'FEMALE', Relationship: 'SISTER' },
  { first: 'Cebo', age: 12, gender: 'MALE', Relationship: 'NEPHEW' },
  { first: 'Dineo', age: 15, gender: 'FEMALE', Relationship: 'NIECE' },
  { first: 'Ernest', age: 61, gender: 'MALE', Relationship: 'UNCLE' },
  { first: 'Florence', age: 64, gender: 'FEMALE', Relationship: 'AUNT' },
  { first: 'Given', age: 33, gender: 'MALE', Relationship: 'COUSIN' },
] as const;

/** Three families and how many days ago each asked for the first of its relatives to go. */
const families = [
  { sequence: 1061, member: 'Simphiwe Mthembu', surname: 'Mthembu', town: 'umlazi', first: 29 },
  { sequence: 1062, member: 'Lerato Molefe', surname: 'Molefe', town: 'seshego', first: 19 },
  { sequence: 1063, member: 'Pieter Booysen', surname: 'Booysen', town: 'mitchellsPlain', first: 9 },
] as const;

const policyOf = (today: PlainDate, { sequence, member, surname, town }: (typeof families)[number]) =>
  aPolicy(today, {
    number: policyNumber(sequence),
    plan: 'prd-sm-020',
    inception: monthsAgo(today, 30),
    standing: upToDate(today),
    MainMember: aMainMember(today, {
      name: member,
      age: 42,
      gender: 'MALE',
      PhysicalAddress: anAddress(town, `${sequence} Main Road`),
    }),
    ExtendedMembers: relatives.map(({ first, ...who }) =>
      anExtendedMember(today, { ...who, name: `${first} ${surname}`, Cover_Amount: 5000 }),
    ),
    Beneficiaries: [
      aBeneficiary(today, {
        name: `Busisiwe ${surname}`,
        age: 35,
        gender: 'FEMALE',
        Relationship: 'SISTER',
      }),
    ],
  });

/** Everybody but the policyholder is to go, one request a day. */
const requestsOf = (policy: SeedPolicy, today: PlainDate, first: number) =>
  (policy.ExtendedMembers ?? []).map((relative, place) => {
    const effectiveDate = changeEffectiveDate(today);
    const premiumBefore = policy.Monthly_Premium ?? 0;
    return anAction(policy, today, {
      actionType: 'DELETE_EXTENDED_MEMBER',
      entityType: 'EXTENDED_MEMBER',
      entityId: relative.id,
      entityLabel: `Extended member: ${relative.First_Name} ${relative.Surname.slice(0, 1)}.`,
      approverType: 'STAFF',
      by: 'customer',
      daysAgo: first - place,
      currentValue: relative,
      proposedValue: {
        ...relative,
        Life_Status: 'REMOVED',
        Cover_End_Date: effectiveDate,
        Removal_Reason: 'NOT_AFFORDABLE',
        Version: 2,
      },
      more: {
        effectiveDate,
        premiumBefore,
        premiumAfter: premiumBefore - (relative.Monthly_Premium ?? 0),
        changes: [change('Removal_Reason', 'Reason', null, 'Not affordable')],
      },
    });
  });

/** A family that left; money still comes in for its policy. */
function formerPolicy(today: PlainDate): SeedPolicy {
  const standing = ended(today, 'CANCELLED', 3);
  return aPolicy(today, {
    number: policyNumber(1064),
    plan: 'prd-sm-020',
    inception: monthsAgo(today, 29),
    standing,
    bank: 'Absa Bank',
    MainMember: aMainMember(today, {
      name: 'Nokuthula Radebe',
      age: 50,
      gender: 'FEMALE',
      PhysicalAddress: anAddress('khayelitsha', '6 Harvest Road', 'Harare'),
    }),
    more: { Cancellation_Date: standing.Paid_To_Date },
  });
}

/** What the jobs of each day left for staff. */
function leftToStaff(
  today: PlainDate,
  [first, second, third]: readonly SeedPolicy[],
  former: SeedPolicy,
): Partial<Seed> {
  const on = (daysAgo: number) => at(addDays(today, -daysAgo), '06:30');
  const numberOf = (policy: SeedPolicy | undefined) => policy?.Policy_Number ?? '';
  const formerNumber = former.Policy_Number;
  const ofFormer = { policyNumber: formerNumber, reference: payatReference(formerNumber), reason: 'POLICY_CANCELLED' };
  return {
    unusedMoney: [
      {
        policyNumber: null,
        reference: '11234 70000 99999',
        amount: 120,
        receivedAt: on(95),
        reason: 'UNKNOWN_REFERENCE',
      },
      {
        ...ofFormer,
        amount: 236,
        receivedAt: on(20),
        state: 'REFUND_ASKED',
        askedBy: 'Nomsa Dlamini',
        decidedReason: 'The policy was cancelled before the payment',
      },
      {
        ...ofFormer,
        amount: 71.5,
        receivedAt: on(9),
        state: 'REFUND_CONFIRMED',
        askedBy: 'Nomsa Dlamini',
        confirmedBy: 'Thabo Mokoena',
        decidedReason: 'The policy was cancelled before the payment',
      },
    ],
    debitExceptions: [
      { policyNumber: numberOf(first), reason: 'HOLDER_MAY_HAVE_DIED', notedAt: on(12), bankCode: '18', amount: 236 },
      { policyNumber: numberOf(second), reason: 'CALL_THE_PAYER', notedAt: on(6), bankCode: '30', amount: 236 },
      { policyNumber: numberOf(third), reason: 'NO_ANSWER', notedAt: on(4), amount: 236 },
      { policyNumber: null, reason: 'UNKNOWN_INSTRUCTION', notedAt: on(1), bankCode: '02', amount: 47 },
    ],
    setApart: [
      {
        policyNumber: numberOf(third),
        reason: 'UNUSABLE_RECORD',
        place: 'Monthly_Premium',
        attempts: 7,
        since: on(2),
      },
      {
        policyNumber: numberOf(first),
        work: 'CLAIM_REMINDERS',
        reason: 'UNEXPECTED',
        place: 'lookAt (main.js:12:30)',
        attempts: 3,
        since: on(1),
      },
    ],
  };
}

export const busyQueue: ScenarioPlan = {
  title: 'Twenty-one requests of three families, two failed text messages, and what the jobs of each day left to staff',
  signIn: policyNumber(families[0].sequence),
  seedOn(today) {
    const policies = families.map((family) => ({ policy: policyOf(today, family), first: family.first }));
    const former = formerPolicy(today);
    return {
      policies: [...policies.map(({ policy }) => policy), former],
      ...leftToStaff(
        today,
        policies.map(({ policy }) => policy),
        former,
      ),
      payments: policies.flatMap(({ policy }) => paymentHistory(policy, today)),
      approvalActions: policies.flatMap(({ policy, first }) => requestsOf(policy, today, first)),
      failedMessages: policies.slice(0, 2).map(({ policy }, place) =>
        // The first family has corrected its number since.
        aFailedMessage(policy, today, {
          type: 'MANDATE_PENDING',
          daysAgo: 1 + place,
          ...(place === 0 && { to: '27820000000' }),
        }),
      ),
    };
  },
};
