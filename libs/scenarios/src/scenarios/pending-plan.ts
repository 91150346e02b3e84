import { changeEffectiveDate, formatCover, formatRand } from '@portal/domain';
import { aMainMember } from '../builders/a-main-member';
import { aNotification } from '../builders/a-notification';
import { aPolicy } from '../builders/a-policy';
import { aSpouse } from '../builders/a-spouse';
import { anAction, change } from '../builders/an-action';
import { anAddress } from '../builders/an-address';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { planOf } from '../builders/plan';
import { policyNumber } from '../builders/policy-number';
import { premiumOf } from '../builders/premium-of';
import { upToDate } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1033);

export const pendingPlan: ScenarioPlan = {
  title: 'A change from the Silver to the Gold Family Plan waits for staff and blocks other changes of cover',
  signIn,
  seedOn(today) {
    const given = {
      number: signIn,
      plan: 'prd-fa-020',
      inception: monthsAgo(today, 25),
      standing: upToDate(today),
      MainMember: aMainMember(today, {
        name: 'Tshilidzi Netshitenzhe',
        age: 51,
        gender: 'MALE' as const,
        Marital_Status: 'MARRIED_COP' as const,
        Preferred_Language: 'TSHIVENDA' as const,
        PhysicalAddress: anAddress('seshego', '2271 Zone 3'),
      }),
      Spouse: aSpouse(today, { name: 'Mulalo Netshitenzhe', age: 46, gender: 'FEMALE' }),
    };
    const policy = aPolicy(today, given);
    const [before, after] = [planOf('prd-fa-020'), planOf('prd-fa-030')];
    const premiumBefore = policy.Monthly_Premium ?? 0;
    const premiumAfter = premiumOf({ ...given, plan: after.id }).monthly;
    return {
      policies: [policy],
      payments: paymentHistory(policy, today),
      approvalActions: [
        anAction(policy, today, {
          actionType: 'CHANGE_PRODUCT',
          entityType: 'PRODUCT',
          entityId: policy.id,
          entityLabel: `Plan: ${after.Product_Name}`,
          approverType: 'STAFF',
          by: 'customer',
          daysAgo: 3,
          currentValue: planValue(before),
          proposedValue: planValue(after),
          more: {
            premiumBefore,
            premiumAfter,
            effectiveDate: changeEffectiveDate(today),
            changes: [
              change('Product_Name', 'Plan', before.Product_Name, after.Product_Name),
              change('levelOfCover', 'Main member', formatCover(before.levelOfCover), formatCover(after.levelOfCover)),
              change('spouseCover', 'Spouse', formatCover(before.spouseCover), formatCover(after.spouseCover)),
              change('Monthly_Premium', 'Monthly premium', formatRand(premiumBefore), formatRand(premiumAfter)),
            ],
          },
        }),
      ],
      notifications: [aNotification(policy, today, { type: 'CHANGE_SUBMITTED', daysAgo: 3, name: 'Change plan' })],
    };
  },
};

const planValue = ({ id, Product_Name, levelOfCover, spouseCover }: ReturnType<typeof planOf>) => ({
  productId: id,
  Product_Name,
  levelOfCover,
  spouseCover,
});
