import { banks } from '@portal/domain/catalogue';
import { anIdNumber } from '@portal/domain/testing';
import { type StoredPolicy, webRandom } from '@portal/service-store';
import { type Planner } from '../base/change';
import { onEveryDatabase } from '@portal/service-store/testing';
import { expect, it } from 'vitest';
import { type ChangeRequest, submitChange } from '../submit/submit-change';
import { addBeneficiary, updateBeneficiary } from '../planners/beneficiaries';
import { updateBankingDetails } from '../planners/banking-details';
import { updateMainMember } from '../planners/main-member';
import { updatePaymentMethod } from '../planners/payment-method';
import { approve, approveWithPin, ask, codeOf, decide, type Who } from '../testing/a-request';
import { anAccount } from '../testing/an-account';
import { aWorld, rightPin, type World } from '../testing/world';

type Asked = Pick<ChangeRequest<never>, 'plan' | 'body'>;
const asked = (plan: Planner<never>, body: object): Asked => ({
  plan,
  body: { ...body, otp: rightPin, cellNumberOtp: rightPin } as never,
});

const equalSplit = (ids: readonly (string | null)[]) =>
  ids.map((id, place) => ({ id, Benefit_Share: Math.floor(100 / ids.length) + (place ? 0 : 100 % ids.length) }));
const beneficiariesOf = ({ Beneficiaries }: StoredPolicy) => Beneficiaries.map(({ id }) => id);

/** Every kind that holds at once when one person asks for it, and is decided about when another does. */
const changes: Record<string, { change: (policy: StoredPolicy) => Asked; decides?: Who }> = {
  UPDATE_CELL_NUMBER: {
    change: () => asked(updateMainMember, { Cell_Number: '27829876543' }),
    decides: 'admin',
  },
  UPDATE_BANKING_DETAILS: {
    change: () => asked(updateBankingDetails(banks, { result: 'VERIFIED', reason: null }, webRandom.uuid()), anAccount),
  },
  UPDATE_PAYMENT_METHOD: {
    change: () => asked(updatePaymentMethod, { Payment_Method: 'EFT', Debit_Day: null }),
  },
  ADD_BENEFICIARY: {
    change: (policy) => {
      const ShareAllocation = equalSplit([...beneficiariesOf(policy), null]);
      return asked(addBeneficiary, {
        Title: 'MS',
        First_Name: 'Zinhle',
        Surname: 'Dube',
        Id_Type: 'SA_ID',
        Id_Number: anIdNumber({ born: '1990-05-05', sequence: 9 }),
        Date_Of_Birth: '1990-05-05',
        Gender: 'FEMALE',
        Relationship: 'FRIEND',
        Cell_Number: '27821112222',
        Benefit_Share: 25,
        ShareAllocation,
      });
    },
  },
  UPDATE_BENEFICIARY: {
    change: (policy) => {
      const [id = ''] = beneficiariesOf(policy);
      return asked(updateBeneficiary, {
        id,
        Cell_Number: '27823334444',
        ShareAllocation: equalSplit(beneficiariesOf(policy)),
      });
    },
  },
};

onEveryDatabase('A change put into a policy', (db) => {
  it.each(Object.entries(changes))(
    '%s gives the same policy, be it applied at once or after somebody approved it',
    async (_, { change, decides = 'customer' }) => {
      const atOnce = await aWorld(db.database);
      const { tools, policyNumber, actors, origin } = atOnce;
      const request = { policyNumber, actor: actors.customer, origin, idempotency: null };
      const outcome = await submitChange(tools, { ...request, ...change((await atOnce.policy()).record) });
      expect(outcome).toMatchObject({ success: true, value: { outcome: 'APPLIED' } });
      const applied = await everythingOf(atOnce);

      const later = await aWorld(db.database);
      const { plan, body } = change((await later.policy()).record);
      const { id } = await ask(later, 'consultant', plan, body);
      const decision = decides === 'customer' ? approveWithPin : approve;
      expect(codeOf(await decide(later, id, decides, decision))).toBe('APPLIED');
      expect(await everythingOf(later)).toEqual(applied);
    },
  );
});

/** The policy as it is kept, its ids by the order in which they come. */
async function everythingOf({ policy }: World): Promise<unknown> {
  const { record, status, version, cellChangedAt } = await policy();
  const ids = new Map<string, number>();
  const text = JSON.stringify({ record, status, version, cellChangedAt });
  const placeOf = (id: string) => `id ${ids.get(id) ?? ids.set(id, ids.size + 1).size}`;
  return JSON.parse(text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, placeOf));
}
