import { portalPaths } from '@portal/contract';
import { addDays } from '@portal/domain';
import { aBeneficiary } from '../builders/a-beneficiary';
import { aMainMember } from '../builders/a-main-member';
import { aNotification } from '../builders/a-notification';
import { aPolicy } from '../builders/a-policy';
import { aSpouse } from '../builders/a-spouse';
import { anAction, change } from '../builders/an-action';
import { anAddress } from '../builders/an-address';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1032);
const anathi = { name: 'Anathi Mbeki', age: 34, gender: 'FEMALE' } as const;

export const pendingSpouse: ScenarioPlan = {
  title: "A consultant corrected the spouse's surname; the change waits for the customer",
  signIn,
  seedOn(today) {
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'prd-fa-010',
      inception: monthsAgo(today, 11),
      standing: upToDate(today),
      bank: 'Nedbank',
      MainMember: aMainMember(today, {
        name: 'Luyanda Jack',
        age: 37,
        gender: 'MALE',
        Marital_Status: 'MARRIED_ANC_ACCRUAL',
        PhysicalAddress: anAddress('khayelitsha', '88 Ntlazane Road', 'Ilitha Park'),
      }),
      Spouse: aSpouse(today, anathi),
      Beneficiaries: [aBeneficiary(today, { ...anathi, Relationship: 'SPOUSE' })],
    });
    const expires = addDays(today, 28);
    return {
      policies: [policy],
      payments: paymentHistory(policy, today),
      approvalActions: [
        anAction(policy, today, {
          actionType: 'UPDATE_SPOUSE',
          entityType: 'SPOUSE',
          entityId: policy.Spouse?.id,
          entityLabel: 'Spouse: Anathi M.',
          approverType: 'CUSTOMER',
          by: 'consultant',
          daysAgo: 2,
          currentValue: policy.Spouse,
          proposedValue: { ...policy.Spouse, Surname: 'Jack', Title: 'MRS' },
          more: {
            effectiveDate: today,
            changes: [
              change('Title', 'Title', 'Ms', 'Mrs'),
              change('First_Name', 'First name', 'Anathi', 'Anathi'),
              change('Surname', 'Surname', 'Mbeki', 'Jack'),
            ],
          },
        }),
      ],
      notifications: [
        aNotification(policy, today, {
          type: 'APPROVAL_REQUIRED',
          daysAgo: 2,
          name: 'Update spouse',
          date: expires,
          actionUrl: portalPaths.newSpouse(),
        }),
      ],
    };
  },
};
