import { addDays, addYears, childCoverEnds, type PlainDate, verificationSentence } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import { aChild } from '../builders/a-child';
import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { aSpouse } from '../builders/a-spouse';
import { anAddress } from '../builders/an-address';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1067);

/** A daughter whose birthday, the last one with cover as a child behind her, is so many days ahead. */
function almostTooOld(today: PlainDate, days: number) {
  const Date_Of_Birth = addDays(addYears(today, -childCoverEnds.usual), days);
  return aChild(today, {
    name: 'Palesa Radebe',
    age: childCoverEnds.usual - 1,
    gender: 'FEMALE',
    Date_Of_Birth,
    Id_Number: anIdNumber({ born: Date_Of_Birth, gender: 'FEMALE' }),
  });
}

export const muchToDo: ScenarioPlan = {
  title: 'A family with much to do: a closed bank account, a daughter who is soon too old, nobody named to be paid',
  signIn,
  seedOn(today) {
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'prd-fa-020',
      inception: monthsAgo(today, 50),
      standing: upToDate(today),
      bank: 'Standard Bank',
      account: {
        Verification_Status: 'FAILED_VERIFICATION',
        Verification_Message: verificationSentence({ result: 'FAILED', reason: 'ACCOUNT_CLOSED' }),
      },
      MainMember: aMainMember(today, {
        name: 'Sipho Radebe',
        age: 51,
        gender: 'MALE',
        PhysicalAddress: anAddress('bloemfontein', '8 Moses Mabhida Road'),
      }),
      Spouse: aSpouse(today, { name: 'Nokuthula Radebe', age: 47, gender: 'FEMALE' }),
      Children: [almostTooOld(today, 50), aChild(today, { name: 'Sandile Radebe', age: 17, gender: 'MALE' })],
    });
    return { policies: [policy], payments: paymentHistory(policy, today) };
  },
};
