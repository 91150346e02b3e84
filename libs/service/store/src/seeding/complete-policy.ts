import {
  BankingDetailsSchema,
  PaymentMethodSchema,
  PolicyBenefitSchema,
  PolicySchema,
  ProductSchema,
} from '@portal/contract';
import {
  addDays,
  ageOn,
  basePremium,
  entryAges,
  limits,
  maskAccountNumber,
  maskAllButLast,
  payatReference,
  type PlainDate,
  todayInJohannesburg,
  unpaidNoticeDate,
  waitingPeriodEnd,
} from '@portal/domain';
import { legacyProducts, products } from '@portal/domain/catalogue';
import { computedOnRead, computedOnReadOfPart, type StoredBankingDetails, type StoredPolicy } from '../base/records';
import { productRecord } from '../base/catalogue-records';
import { complete } from './complete';
import {
  completeBeneficiaries,
  completeChildren,
  completeExtendedMembers,
  completeMainMember,
  completeSpouse,
  type Surroundings,
} from './complete-people';
import { seedId } from './seed-id';
import { type SeedPolicy } from './seed-types';

/** The policy as it is stored, from what a seed gives of it. Account numbers come out masked. */
export function completePolicy(given: SeedPolicy, now: Date): StoredPolicy {
  const created = given.Created_At ?? now.toISOString();
  const around: Surroundings = {
    given,
    product: completeProduct(given.Product),
    kept: (name) => ({
      id: seedId(`${given.Policy_Number}/${name}`),
      Version: 1,
      Created_At: created,
      Updated_At: given.Updated_At ?? created,
    }),
  };
  const start = given.Cover_Start_Date ?? given.Inception_Date;
  const parts = {
    Product: around.product,
    MainMember: completeMainMember(around),
    Spouse: completeSpouse(around),
    Children: completeChildren(around, todayInJohannesburg(now)),
    ExtendedMembers: completeExtendedMembers(around),
    Beneficiaries: completeBeneficiaries(around),
    SupplementaryBenefits: (given.SupplementaryBenefits ?? []).map((benefit) =>
      complete<StoredPolicy['SupplementaryBenefits'][number]>(PolicyBenefitSchema.entries, benefit, {
        startDate: start,
        status: 'ACTIVE',
      }),
    ),
    BankingDetails: completeBankingDetails(around),
    PaymentMethod: completePaymentMethod(around),
  };
  const defaults: Partial<StoredPolicy> = {
    ...around.kept('policy'),
    Policy_Type: 'FUNERAL',
    Policy_Status: 'ACTIVE',
    Cover_Start_Date: start,
    Waiting_Period_End_Date: waitingPeriodEnd(start),
    Arrears_Amount: 0,
    Premium_Credit: 0,
    Cover_Increases: [],
    Currency: 'ZAR',
    Is_Legacy_Product: around.product.isLegacy,
    ...premiums(around, parts),
    ...noticeGiven(given, todayInJohannesburg(now)),
  };
  return complete(PolicySchema.entries, { ...given, ...parts }, defaults, computedOnRead);
}

/** A seed that says until when grace lasts describes a policy whose holder was told of it in time. */
function noticeGiven({ Policy_Status, Grace_End_Date = null }: SeedPolicy, today: PlainDate): Partial<StoredPolicy> {
  if (Policy_Status !== 'IN_GRACE' || Grace_End_Date === null) return {};
  const Unpaid_Notice_Date = unpaidNoticeDate(addDays(Grace_End_Date, -limits.GRACE_DAYS));
  return Unpaid_Notice_Date > today ? {} : { Unpaid_Notice_Date };
}

function premiums(
  { given, product }: Surroundings,
  parts: Pick<StoredPolicy, 'ExtendedMembers' | 'SupplementaryBenefits'>,
) {
  const { Date_Of_Birth } = given.MainMember;
  const base = given.Base_Premium ?? basePremium(product.premiums, ageOn(Date_Of_Birth, given.Inception_Date)) ?? 0;
  const extended = given.Extended_Premium ?? sum(parts.ExtendedMembers.map((member) => member.Monthly_Premium));
  const supplementary = given.Supplementary_Premium ?? sum(parts.SupplementaryBenefits.map((benefit) => benefit.price));
  const Monthly_Premium = sum([base, extended, supplementary]);
  return { Base_Premium: base, Extended_Premium: extended, Supplementary_Premium: supplementary, Monthly_Premium };
}

/** In cents, so that no fraction of one appears. */
const sum = (rand: number[]): number => rand.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;

function completeProduct(given: SeedPolicy['Product']): StoredPolicy['Product'] {
  const catalogue = [...products, ...legacyProducts];
  const place = catalogue.findIndex(({ id }) => id === given.id);
  const plan = catalogue[place];
  const ofAnother = {
    description: '',
    features: [],
    minEntryAge: entryAges.mainMember.youngest,
    maxEntryAge: entryAges.mainMember.oldest,
    sortOrder: place,
  };
  const defaults: Partial<StoredPolicy['Product']> = plan ? productRecord(plan, place + 1) : ofAnother;
  return complete(ProductSchema.entries, given, { ...defaults, isAvailable: false });
}

function completeBankingDetails({ given, kept }: Surroundings): StoredBankingDetails | null {
  const { BankingDetails: details, MainMember: member } = given;
  if (!details) return null;
  const defaults: Partial<StoredBankingDetails> = {
    ...kept('banking-details'),
    Account_Holder_Name: `${member.First_Name} ${member.Surname}`,
    Account_Holder_Relationship: 'SELF',
    Account_Type: 'SAVINGS',
    Debit_Day: 1,
    Verification_Status: 'VERIFIED',
  };
  const holder = details.Account_Holder_Id_Number;
  const masked = {
    Account_Number: maskAccountNumber(details.Account_Number),
    Account_Holder_Id_Number: holder ? maskAllButLast(holder, 4) : null,
  };
  return complete(BankingDetailsSchema.entries, { ...details, ...masked }, defaults, computedOnReadOfPart);
}

function completePaymentMethod({ given, kept }: Surroundings): StoredPolicy['PaymentMethod'] {
  const { id, Version } = kept('payment-method');
  const reference = payatReference(given.Policy_Number);
  return complete(PaymentMethodSchema.entries, given.PaymentMethod ?? {}, {
    id,
    Version,
    Payment_Method: given.BankingDetails ? 'DEBIT_ORDER' : 'PAYAT',
    Debit_Day: given.BankingDetails?.Debit_Day ?? null,
    Payat_Reference_Number: reference,
    Payat_Barcode_Value: reference,
  });
}
