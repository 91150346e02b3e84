import { goodBodies } from '@portal/contract/testing';
import { anIdNumber } from '@portal/domain/testing';
import { scenarios } from '../../scenarios';
import { type ExampleCall, type ExampleService } from './example-service';

/** How an example of a call comes about; a promise where it first has to ask for something. */
export type Example = (service: ExampleService) => ExampleCall | Promise<ExampleCall>;

export const policyOf = (name: keyof typeof scenarios): string => scenarios[name]().signIn;

/** A customer's call about their own policy. */
export const about = (policyNumber: string, more: Partial<ExampleCall> = {}): ExampleCall => ({
  by: policyNumber,
  ...more,
  params: { policyNumber, ...more.params },
});

const family = policyOf('family-active');
const large = policyOf('large-family');
const newlyWed = policyOf('newly-wed');
const single = policyOf('single-member');

/** The policy as its owner reads it. */
export const policy = async ({ dataOf }: ExampleService, policyNumber: string) =>
  (await dataOf('policy', about(policyNumber))).policy;

/** What there is: a record that a path or a body names. */
export function found<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`The scenario has no ${what}`);
  return value;
}

/** Signing in, reading policies, and what is sold. */
export const readingCalls = {
  triggerLoginOtp: () => ({ params: { policyNumber: family }, query: { shouldSendOtp: 'true' } }),
  login: ({ newestPin }) => ({ body: { policyNumber: family, otp: newestPin() } }),
  refreshToken: async ({ signIn }) => ({ body: { refreshToken: (await signIn(single)).refreshToken } }),
  whoAmI: () => ({ by: family }),
  selectPolicy: () => about(family),
  policies: () => ({ by: policyOf('several-policies') }),
  policiesByIdNumber: async ({ dataOf }) => ({
    by: family,
    params: { idNumber: found((await dataOf('whoAmI', { by: family })).idNumber, 'ID number') },
  }),
  policyById: async (service) => ({ by: family, params: { policyId: (await policy(service, family)).id } }),
  policy: () => about(family),
  home: () => ({ by: single }),
  paidStatus: () => about(policyOf('in-grace')),
  cover: () => about(policyOf('waiting-period'), { query: { on: '2027-01-01' } }),
  allowedActions: () => about(single),
  products: () => ({ by: single }),
  supplementaryBenefits: () => ({ by: single }),
  legacyProducts: () => ({ by: single }),
  banks: () => ({ by: single }),
  capabilities: () => ({ by: single }),
  notifications: () => ({ by: policyOf('many-notifications'), query: { pageNumber: '2', pageSize: '5' } }),
  readNotification: async ({ dataOf }) => {
    const by = policyOf('many-notifications');
    const { data } = await dataOf('notifications', { by, query: { isRead: 'false' } });
    return { by, params: { id: found(data[0], 'message').id } };
  },
  pendingApprovalActions: () => about(policyOf('pending-child')),
  closedApprovalActions: () => about(policyOf('pending-several')),
  policyHistory: () => about(family),
  accessLog: () => about(family),
} satisfies Record<string, Example>;

/** Changes that a customer asks for. */
export const changeCalls = {
  updateMainMember: async (service) => {
    const { MainMember } = await policy(service, family);
    return about(family, { body: { Occupation: 'Head teacher', Version: MainMember.Version } });
  },
  otp: () => about(family, { query: { purpose: 'BENEFICIARY' } }),
  productChangeQuote: () => about(single, { params: { productId: 'prd-sm-030' } }),
  updateMainMemberProduct: async ({ dataOf }) => {
    const quote = await dataOf('productChangeQuote', about(single, { params: { productId: 'prd-sm-030' } }));
    const accepted = { acceptTerms: true, acceptWaitingPeriod: true, acceptLossOfCover: quote.isDowngrade };
    return about(single, { body: { productId: found(quote.productId, 'plan'), quoteId: quote.id, ...accepted } });
  },
  addSupplementaryBenefits: async ({ dataOf }) => {
    const benefits = await dataOf('supplementaryBenefits', { by: newlyWed });
    const free = found(
      benefits.find(({ selected, isActive }) => isActive && !selected),
      'benefit that can be added',
    );
    return about(newlyWed, { body: { benefitIds: [free.id] } });
  },
  addChild: () => about(family, { body: found(goodBodies['addChild'], 'child') }),
  updateChild: async (service) => {
    const child = found((await policy(service, large)).Children[0], 'child');
    return about(large, { body: { id: child.id, First_Name: 'Nomathemba', Version: child.Version } });
  },
  deleteChild: async (service) => {
    const child = found((await policy(service, large)).Children.at(-1), 'child');
    return about(large, { body: { id: child.id, Reason: 'OTHER' } });
  },
  addSpouse: () => about(newlyWed, { body: found(goodBodies['addSpouse'], 'spouse') }),
  updateSpouse: async (service) => {
    const spouse = found((await policy(service, family)).Spouse, 'spouse');
    return about(family, { body: { id: spouse.id, Email_Address: 'spouse@example.com', Version: spouse.Version } });
  },
  deleteSpouse: async (service) => {
    const spouse = found((await policy(service, large)).Spouse, 'spouse');
    return about(large, { body: { id: spouse.id, Reason: 'SEPARATED' } });
  },
  extendedMemberQuote: () =>
    about(family, { body: { Date_Of_Birth: '1980-05-14', Relationship: 'SISTER', Cover_Amount: 10_000 } }),
  addExtendedMember: async ({ dataOf }) => {
    const who = { Date_Of_Birth: '1980-05-14', Relationship: 'SISTER', Cover_Amount: 10_000 };
    const [quote] = await dataOf('extendedMemberQuote', about(family, { body: who }));
    const Id_Number = anIdNumber({ born: who.Date_Of_Birth });
    const Quote_Id = found(quote, 'quote').id;
    return about(family, { body: { ...goodBodies['addExtendedMember'], ...who, Id_Number, Quote_Id } });
  },
  updateExtendedMember: async (service) => {
    const relative = found((await policy(service, family)).ExtendedMembers[0], 'relative');
    return about(family, { body: { id: relative.id, Cell_Number: '0731234567', Version: relative.Version } });
  },
  deleteExtendedMember: async (service) => {
    const relative = found((await policy(service, large)).ExtendedMembers[0], 'relative');
    return about(large, { body: { id: relative.id, Reason: 'NOT_AFFORDABLE' } });
  },
  addBeneficiary: async (service) => {
    const lonely = policyOf('no-beneficiary');
    const otp = await service.pinFor(lonely, 'BENEFICIARY');
    return about(lonely, { body: { ...goodBodies['addBeneficiary'], otp } });
  },
  updateBeneficiary: async (service) => {
    const [first, ...others] = (await policy(service, family)).Beneficiaries;
    const { id } = found(first, 'beneficiary');
    const heir = found(others[0], 'second beneficiary');
    const otp = await service.pinFor(family, 'BENEFICIARY');
    const ShareAllocation = [{ id: heir.id, Benefit_Share: 100 }];
    return about(family, { body: { id, Beneficiary_Status: 'REMOVED', ShareAllocation, otp } });
  },
  updateBankingDetails: async ({ pinFor }) => {
    const otp = await pinFor(newlyWed, 'UPDATE_BANKING_DETAILS');
    return about(newlyWed, { body: { ...goodBodies['updateBankingDetails'], otp } });
  },
  updatePaymentMethod: async ({ pinFor }) => {
    const large = policyOf('ten-relatives');
    return about(large, {
      body: { Payment_Method: 'PAYAT', otp: await pinFor(large, 'UPDATE_PAYMENT_METHOD') },
    });
  },
  updateApprovalAction: async ({ dataOf }) => {
    const of = policyOf('pending-spouse');
    const [action] = await dataOf('pendingApprovalActions', about(of));
    const body = { decision: 'DECLINE', comment: 'That is not how the name is written' };
    return about(of, { params: { id: found(action, 'change').id }, body });
  },
  confirmDetails: async (service) => {
    const yearly = policyOf('yearly-check');
    return about(yearly, { body: { Version: (await policy(service, yearly)).Version } });
  },
} satisfies Record<string, Example>;
