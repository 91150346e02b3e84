import { banks } from '@portal/domain/catalogue';
import { type ActionType } from '@portal/domain';
import { type ApprovalActionRow, type StoredPolicy, webRandom } from '@portal/service-store';
import { addBenefits } from '../planners/add-benefits';
import { updateBankingDetails } from '../planners/banking-details';
import { addBeneficiary, updateBeneficiary } from '../planners/beneficiaries';
import { changePlan } from '../planners/change-plan';
import { updateMainMember } from '../planners/main-member';
import { addChild, addExtendedMember, addSpouse } from '../planners/new-lives';
import { updatePaymentMethod } from '../planners/payment-method';
import { removeChild, removeExtendedMember, removeSpouse } from '../planners/remove-life';
import { updateChild, updateExtendedMember, updateSpouse } from '../planners/update-life';
import { aQuote } from './a-quote';
import { aGirl, ask } from './a-request';
import { anAccount } from './an-account';
import { aRelativeOn } from './relatives';
import { type World } from './world';

type Asking = (world: World) => Promise<ApprovalActionRow>;

const mainMember = (fields: object) => fields as { id?: string };
const first = <T extends object>(list: readonly T[]): T => {
  const [one] = list;
  if (!one) throw new Error('There is nobody');
  return one;
};
const record = async (world: World): Promise<StoredPolicy> => (await world.policy()).record;

const passport = {
  Id_Type: 'PASSPORT',
  Passport_Number: 'A12345',
  Passport_Country: 'ZW',
  Passport_Expiry_Date: '2030-01-01',
};
/** These shares of those who are paid, in the order of the policy. */
const splitOf = ({ Beneficiaries }: StoredPolicy, shares: readonly number[]) =>
  Beneficiaries.map(({ id }, place) => ({ id, Benefit_Share: shares[place] ?? 0 }));

/** One more who is paid, with this new split of those before. */
export const aPayee = (policy: StoredPolicy, shares: readonly number[], own: number) => ({
  Title: 'MX',
  First_Name: 'Zola',
  Surname: 'Mbeki',
  Middle_Names: null,
  Gender: 'FEMALE',
  ...passport,
  Id_Number: null,
  Permit_Number: null,
  Permit_Expiry_Date: null,
  Email_Address: null,
  Date_Of_Birth: '1985-05-05',
  Relationship: 'FRIEND',
  Cell_Number: '27821234567',
  Benefit_Share: own,
  ShareAllocation: [...splitOf(policy, shares), { id: null, Benefit_Share: own }],
});

/** Nobody decides on these when staff ask for them. */
type AtOnce = 'UPDATE_CONTACT' | 'UPDATE_MARKETING_CONSENT';

/** A consultant asks for one change of each kind that waits when staff ask for it. */
export const askedByStaff = {
  UPDATE_CELL_NUMBER: (world) => ask(world, 'consultant', updateMainMember, mainMember({ Cell_Number: '27835550000' })),
  UPDATE_IDENTITY: (world) => ask(world, 'consultant', updateMainMember, mainMember({ First_Name: 'Nomsa Grace' })),
  UPDATE_BANKING_DETAILS: (world) =>
    ask(
      world,
      'consultant',
      updateBankingDetails(banks, { result: 'VERIFIED', reason: null }, webRandom.uuid()),
      anAccount,
    ),
  UPDATE_PAYMENT_METHOD: (world) =>
    ask(world, 'consultant', updatePaymentMethod, { Payment_Method: 'PAYAT', Debit_Day: null }),
  ADD_BENEFICIARY: async (world) =>
    ask(world, 'consultant', addBeneficiary, aPayee(await record(world), [40, 30, 20], 10)),
  UPDATE_BENEFICIARY: async (world) => {
    const policy = await record(world);
    const { id } = first(policy.Beneficiaries);
    return ask(world, 'consultant', updateBeneficiary, { id, ShareAllocation: splitOf(policy, [60, 20, 20]) });
  },
  ADD_SPOUSE: async (world) => {
    const relative = await aRelativeOn(world, { Date_Of_Birth: '1985-05-05' }, 0);
    const { Cover_Amount: _, Quote_Id: __, ...person } = relative;
    const union = { Union_Type: 'CIVIL_MARRIAGE', Union_Date: '2020-01-01' };
    return ask(world, 'consultant', addSpouse, { ...person, ...passport, ...union });
  },
  ADD_CHILD: (world) => ask(world, 'consultant', addChild, aGirl()),
  ADD_EXTENDED_MEMBER: async (world) => {
    const relative = await aRelativeOn(world, { Date_Of_Birth: '1985-05-05' }, 10_000, passport);
    return ask(world, 'consultant', addExtendedMember, relative);
  },
  UPDATE_SPOUSE: async (world) => {
    const id = (await record(world)).Spouse?.id ?? '';
    return ask(world, 'consultant', updateSpouse, { id, First_Name: 'Siphosethu' } as { id: string });
  },
  UPDATE_CHILD: async (world) => {
    const { id } = first((await record(world)).Children);
    return ask(world, 'consultant', updateChild, { id, Is_Disabled: true } as { id: string });
  },
  UPDATE_EXTENDED_MEMBER: async (world) => {
    const { id } = first((await record(world)).ExtendedMembers);
    return ask(world, 'consultant', updateExtendedMember, { id, First_Name: 'Gracious' } as { id: string });
  },
  DELETE_SPOUSE: async (world) =>
    ask(world, 'consultant', removeSpouse, { id: (await record(world)).Spouse?.id ?? '', Reason: 'DIVORCED' }),
  DELETE_CHILD: async (world) =>
    ask(world, 'consultant', removeChild, { id: first((await record(world)).Children).id, Reason: 'OTHER' }),
  DELETE_EXTENDED_MEMBER: async (world) =>
    ask(world, 'consultant', removeExtendedMember, {
      id: first((await record(world)).ExtendedMembers).id,
      Reason: 'OTHER',
    }),
  CHANGE_PRODUCT: async (world) =>
    ask(world, 'consultant', changePlan, {
      productId: 'prd-fa-075',
      acceptLossOfCover: false,
      quoteId: await aQuote(world, 'prd-fa-075'),
    } as { productId: string; acceptLossOfCover: boolean }),
  ADD_SUPPLEMENTARY_BENEFITS: (world) => ask(world, 'consultant', addBenefits, { benefitIds: ['sup-grocery'] }),
} satisfies Record<Exclude<ActionType, AtOnce | 'CONTINUE_POLICY' | 'UNDO_AFTER_DEATH' | 'ADD_POLICY'>, Asking>;

export type AskedByStaff = keyof typeof askedByStaff;
