import { portalPaths } from '@portal/contract';
import { fieldChanges } from '@portal/contract/words';
import { addDays, changeEffectiveDate, coverForChild, type PlainDate } from '@portal/domain';
import { type SeedPolicy } from '@portal/service-store';
import { aBeneficiary } from '../builders/a-beneficiary';
import { aChild, aNewborn } from '../builders/a-child';
import { aMainMember } from '../builders/a-main-member';
import { aNotification } from '../builders/a-notification';
import { aPolicy } from '../builders/a-policy';
import { anAction } from '../builders/an-action';
import { anAddress } from '../builders/an-address';
import { covered } from '../builders/cover';
import { idOf } from '../builders/derived';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { planOf } from '../builders/plan';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1059);
const plan = 'prd-sp-030';

/** A baby of 45 days on a birth certificate that nobody has sent yet; there is no waiting period. */
const newborn = (policy: SeedPolicy, today: PlainDate) => {
  const starts = changeEffectiveDate(today);
  const child = aNewborn(today, { name: 'Retabile Mofokeng', gender: 'FEMALE' });
  const cover = coverForChild(planOf(plan), child.Date_Of_Birth, today);
  const id = idOf(`${signIn}/newborn`);
  const joining = { ...covered({ ...child, Life_Status: 'PENDING' }, cover, starts), Waiting_Period_End_Date: starts };
  return anAction(policy, today, {
    actionType: 'ADD_CHILD',
    entityType: 'CHILD',
    entityId: id,
    entityLabel: 'Child: Retabile M.',
    approverType: 'CUSTOMER',
    by: 'consultant',
    daysAgo: 3,
    proposedValue: { id, ...joining },
    more: {
      effectiveDate: starts,
      changes: fieldChanges('CHILD', null, joining),
      premiumBefore: policy.Monthly_Premium ?? null,
      premiumAfter: policy.Monthly_Premium ?? null,
      documents: [
        {
          id: idOf(`${signIn}/birth-certificate`),
          fileName: null,
          type: 'BIRTH_CERTIFICATE',
          required: true,
          received: false,
        },
      ],
    },
  });
};

const correction = (policy: SeedPolicy, today: PlainDate) => {
  const [child] = policy.Children ?? [];
  const proposed = { ...child, Surname: 'Mofokeng', Relationship: 'ADOPTED_CHILD' };
  return anAction(policy, today, {
    actionType: 'UPDATE_CHILD',
    entityType: 'CHILD',
    entityId: child?.id,
    entityLabel: 'Child: Palesa T.',
    approverType: 'CUSTOMER',
    by: 'consultant',
    daysAgo: 5,
    currentValue: child,
    proposedValue: proposed,
    more: { effectiveDate: today, changes: fieldChanges('CHILD', { ...child }, proposed) },
  });
};

export const pendingNewborn: ScenarioPlan = {
  title: 'A consultant added a newborn, its document missing, and corrected a daughter: the customer decides',
  signIn,
  seedOn(today) {
    const policy = aPolicy(today, {
      number: signIn,
      plan,
      inception: monthsAgo(today, 30),
      standing: upToDate(today),
      MainMember: aMainMember(today, {
        name: 'Katleho Mofokeng',
        age: 38,
        gender: 'MALE',
        Preferred_Language: 'SESOTHO',
        PhysicalAddress: anAddress('bloemfontein', '3310 Dr Belcher Road'),
      }),
      Children: [
        aChild(today, { name: 'Palesa Tau', age: 16, gender: 'FEMALE', Relationship: 'STEPCHILD' }),
        aChild(today, { name: 'Tumelo Mofokeng', age: 21, gender: 'MALE' }),
      ],
      Beneficiaries: [
        aBeneficiary(today, { name: 'Dikeledi Mofokeng', age: 64, gender: 'FEMALE', Relationship: 'MOTHER' }),
      ],
    });
    const added = newborn(policy, today);
    return {
      policies: [policy],
      payments: paymentHistory(policy, today),
      approvalActions: [added, correction(policy, today)],
      notifications: [
        aNotification(policy, today, {
          type: 'APPROVAL_REQUIRED',
          daysAgo: 3,
          time: '09:15',
          name: 'Add child',
          date: addDays(today, 27),
          actionUrl: portalPaths.newChildDetails(added.entityId),
        }),
      ],
    };
  },
};
