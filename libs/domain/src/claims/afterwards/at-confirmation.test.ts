import { describe, expect, it } from 'vitest';
import { anIdNumber } from '../../testing';
import { supplementaryBenefits } from '../../catalogue';
import { type ConfirmationFacts, type PolicyAtConfirmation, planConfirmation } from './at-confirmation';
import { aChildBorn, aFamilyOn, aLifeBorn, aRelativeBorn, aRider } from './testing/a-family-left';

const [died, confirmedOn] = ['2026-11-10', '2026-11-20'];
const plan = (death: Partial<ConfirmationFacts['death']>, more: Partial<PolicyAtConfirmation> = {}) =>
  planConfirmation(aFamilyOn('Silver Family Plan', more), {
    death: { kind: 'MAIN_MEMBER', lifeId: 'thandi', died, ...death },
    confirmedOn,
    requests: [{ id: 'request', actionType: 'UPDATE_SPOUSE', entityId: 'sipho', removalReason: null }],
    changes: [],
    riders: supplementaryBenefits,
  });

const ofSpouse = { kind: 'SPOUSE', lifeId: 'sipho' } as const;
const sipho = { ...aLifeBorn('Sipho', '1975-06-20'), Id_Number: anIdNumber({ born: '1975-06-20' }) };
const nominated = (id: string, more: object = {}) => ({
  ...aLifeBorn(id, '1990-01-01'),
  id,
  Beneficiary_Status: 'ACTIVE' as const,
  Cell_Number: '27821234567',
  ...more,
});

describe('the life that died', () => {
  it('is DECEASED, its cover ends with the day after the death', () => {
    expect(plan(ofSpouse).life).toEqual({ id: 'sipho', Life_Status: 'DECEASED', Cover_End_Date: '2026-11-11' });
  });

  it('is none where a stillborn child was never on the policy', () => {
    expect(plan({ kind: 'STILLBORN', lifeId: null })).toMatchObject({
      life: null,
      requests: { cancelled: [] },
      tells: [],
    });
  });

  it('takes its requests with it', () => {
    expect(plan(ofSpouse).requests.cancelled).toEqual(['request']);
  });
});

describe('what a main member’s death stops, and another one does not', () => {
  const inForce = { DebiCheckMandate: { Mandate_Status: 'AUTHENTICATED' } };

  it.each([
    { death: {}, stops: true },
    { death: ofSpouse, stops: false },
  ])('$death: $stops', ({ death, stops }) => {
    expect(plan(death, inForce)).toMatchObject({
      closesSignIn: stops,
      withdrawsMarketingConsent: stops,
      suspendsMandate: stops,
    });
  });

  it.each([
    { status: 'AMENDMENT_PENDING', suspends: true },
    { status: 'SUSPENDED', suspends: false },
    { status: 'CANCELLED', suspends: false },
  ])('a mandate that is $status is suspended: $suspends', ({ status, suspends }) => {
    expect(plan({}, { DebiCheckMandate: { Mandate_Status: status } }).suspendsMandate).toBe(suspends);
  });

  it('there is nothing to suspend where nothing is collected', () => {
    expect(plan({}).suspendsMandate).toBe(false);
  });

  it('premiums are waived by a premium waiver for a main member alone', () => {
    const held = { SupplementaryBenefits: [aRider('sup-waiver', 9)] };
    expect(plan({}, held).waiver).toMatchObject({ from: '2026-12-01', until: '2028-11-30' });
    expect(plan(ofSpouse, held).waiver).toBeNull();
  });
});

describe('a beneficiary who died', () => {
  const asBeneficiary = nominated('as-beneficiary', { ...sipho, id: 'as-beneficiary' });
  const people = { Spouse: sipho, Beneficiaries: [asBeneficiary, nominated('Zanele')] };

  it('is removed, whatever record of the person died, and the policyholder is asked to name others', () => {
    expect(plan(ofSpouse, people)).toMatchObject({
      removedBeneficiaryIds: ['as-beneficiary'],
      asksForBeneficiaries: true,
      tells: [],
    });
  });

  it.each<{ why: string; more: Partial<PolicyAtConfirmation> }>([
    { why: 'was removed before', more: { Beneficiaries: [{ ...asBeneficiary, Beneficiary_Status: 'REMOVED' }] } },
    { why: 'is somebody else', more: { Beneficiaries: [nominated('Zanele')] } },
    {
      why: 'is named on a policy whose main member died before: who shares is settled',
      more: { MainMember: { ...aLifeBorn('Thandi', '1970-01-15'), Life_Status: 'DECEASED' } },
    },
  ])('is not touched who $why', ({ more }) => {
    expect(plan(ofSpouse, { ...people, ...more })).toMatchObject({
      removedBeneficiaryIds: [],
      asksForBeneficiaries: false,
    });
  });
});

describe('who is told of a main member’s death', () => {
  const told = (more: Partial<PolicyAtConfirmation>) => plan({}, { Spouse: null, Children: [], ...more }).tells;

  it('every active beneficiary with a number', () => {
    const Beneficiaries = [
      nominated('Zanele'),
      nominated('Anna', { Cell_Number: null }),
      nominated('Peter', { Beneficiary_Status: 'REMOVED' }),
    ];
    expect(told({ Beneficiaries })).toEqual([
      { message: 'CLAIM_OPEN', beneficiaryId: 'Zanele', cellNumber: '27821234567' },
    ]);
  });

  it('every adult who stays covered, without a number by letter, with the day until which at least', () => {
    const people = {
      Spouse: { ...aLifeBorn('Sipho', '1975-06-20'), Cell_Number: '27831234567' },
      Children: [aChildBorn('Lindiwe', '2008-11-20'), aChildBorn('Themba', '2008-11-21')],
      ExtendedMembers: [aRelativeBorn('Grace', '1950-01-01', { Life_Status: 'REMOVED' })],
    };
    expect(told(people)).toEqual([
      { message: 'COVER_CONTINUES', numbers: ['27831234567'], letterTo: 'Lindiwe Nkosi', until: '2027-01-19' },
    ]);
  });

  it('of months without premiums that last longer', () => {
    const people = { Spouse: sipho, SupplementaryBenefits: [aRider('sup-waiver', 9)] };
    expect(told(people)).toMatchObject([{ message: 'COVER_CONTINUES', until: '2028-11-30' }]);
  });

  it('somebody else who paid the premiums', () => {
    const paying = (Account_Holder_Relationship: string) => ({
      BankingDetails: { Account_Holder_Relationship },
      PaymentMethod: { Payment_Method: 'DEBIT_ORDER' },
    });
    expect(told(paying('SPOUSE'))).toEqual([{ message: 'NO_MORE_COLLECTIONS', cellNumber: null }]);
    const Spouse = { ...sipho, Cell_Number: '27831234567' };
    expect(told({ ...paying('SPOUSE'), Spouse })[1]).toEqual({
      message: 'NO_MORE_COLLECTIONS',
      cellNumber: '27831234567',
    });
    expect(told(paying('PARENT'))).toEqual([{ message: 'NO_MORE_COLLECTIONS', cellNumber: null }]);
    expect(told(paying('SELF'))).toEqual([]);
  });
});

it('undoes what was changed after the death', () => {
  const { toUndo } = planConfirmation(aFamilyOn('Silver Family Plan'), {
    death: { kind: 'MAIN_MEMBER', lifeId: 'thandi', died },
    confirmedOn,
    requests: [],
    changes: [
      {
        id: 'change',
        entityId: 'thandi',
        appliedOn: '2026-11-12',
        askedOn: '2026-11-12',
        byMainMember: true,
        fields: [{ field: 'Cell_Number', before: '27821234567', after: '27830000000' }],
      },
    ],
    riders: [],
  });
  expect(toUndo).toEqual([
    { entityId: 'thandi', field: 'Cell_Number', from: '27830000000', to: '27821234567', changeIds: ['change'] },
  ]);
});
