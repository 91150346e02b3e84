import { changeEffectiveDate, coverForChild } from '@portal/domain';
import { aBeneficiary } from '../builders/a-beneficiary';
import { aChild } from '../builders/a-child';
import { aMainMember } from '../builders/a-main-member';
import { aNotification } from '../builders/a-notification';
import { aPolicy } from '../builders/a-policy';
import { anAction, additionOf } from '../builders/an-action';
import { anAddress } from '../builders/an-address';
import { idOf } from '../builders/derived';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { planOf } from '../builders/plan';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { covered } from '../builders/cover';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1031);

export const pendingChild: ScenarioPlan = {
  title: 'A child that the customer added waits for staff; the policy does not have it yet',
  signIn,
  seedOn(today) {
    const starts = changeEffectiveDate(today);
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'prd-sp-030',
      inception: monthsAgo(today, 22),
      standing: upToDate(today),
      MainMember: aMainMember(today, {
        name: 'Nomsa Dube',
        age: 33,
        gender: 'FEMALE',
        Preferred_Language: 'ISIXHOSA',
        PhysicalAddress: anAddress('mdantsane', '640 NU 6'),
      }),
      Children: [aChild(today, { name: 'Lwazi Dube', age: 9, gender: 'MALE' })],
      Beneficiaries: [
        aBeneficiary(today, { name: 'Vuyokazi Dube', age: 58, gender: 'FEMALE', Relationship: 'MOTHER' }),
      ],
    });
    const child = aChild(today, { name: 'Onthatile Dube', age: 3, gender: 'FEMALE' });
    const cover = coverForChild(planOf('prd-sp-030'), child.Date_Of_Birth, today);
    const id = idOf(`${signIn}/child-added`);
    return {
      policies: [policy],
      payments: paymentHistory(policy, today),
      approvalActions: [
        anAction(policy, today, {
          actionType: 'ADD_CHILD',
          entityType: 'CHILD',
          entityId: id,
          entityLabel: 'Child: Onthatile D.',
          approverType: 'STAFF',
          by: 'customer',
          daysAgo: 4,
          proposedValue: { id, ...covered({ ...child, Life_Status: 'PENDING' }, cover, starts) },
          more: {
            changes: additionOf(child, 'Biological child'),
            effectiveDate: starts,
            premiumBefore: policy.Monthly_Premium ?? null,
            premiumAfter: policy.Monthly_Premium ?? null,
            documents: [
              {
                id: idOf(`${signIn}/birth-certificate`),
                fileName: 'birth-certificate.pdf',
                type: 'BIRTH_CERTIFICATE',
                required: true,
                received: true,
              },
            ],
          },
        }),
      ],
      notifications: [aNotification(policy, today, { type: 'CHANGE_SUBMITTED', daysAgo: 4, name: 'Add child' })],
    };
  },
};
