import { accountTypes, coverLines, debitDayLabel, type EntityType, paymentMethods } from '@portal/domain';
import { type FieldChange } from '../records/approval-action';
import { codeWords, detail, type Detail, type DetailRecord, words } from './detail';
import {
  beneficiaryDetails,
  childDetails,
  extendedMemberDetails,
  mainMemberDetails,
  spouseDetails,
} from './member-details';

const debitDayWords = (day: unknown) => (typeof day === 'number' ? debitDayLabel(day) : null);

const bankingDetails: readonly Detail[] = [
  detail('Account_Holder_Name', 'Account holder'),
  detail('Bank_Name', 'Bank'),
  detail('Branch_Code', 'Branch code'),
  detail('Account_Type', 'Account type', codeWords(accountTypes)),
  detail('Account_Number', 'Account number', words.account),
  detail('Debit_Day', 'Debit day', debitDayWords),
];

const plan: readonly Detail[] = [
  detail('Product_Name', 'Plan'),
  ...coverLines.map(({ field, label }) => detail(field, label, words.cover)),
  detail('Base_Premium', 'Premium of the plan', words.rand),
  detail('Supplementary_Premium', 'Premium of the benefits', words.rand),
  detail('Monthly_Premium', 'Monthly premium', words.rand),
];

const benefits: readonly Detail[] = [
  detail('Benefits', 'Benefits'),
  detail('Supplementary_Premium', 'Premium of the benefits', words.rand),
  detail('Monthly_Premium', 'Monthly premium', words.rand),
];

/** A policy that is applied for or taken over, in a few lines. */
const policy: readonly Detail[] = [
  detail('Main_Member', 'Policyholder'),
  detail('Product_Name', 'Plan'),
  detail('Cover_Amount', 'Cover of the main member', words.cover),
  detail('Lives', 'People covered', words.number),
  detail('Benefits', 'Benefits'),
  detail('Monthly_Premium', 'Monthly premium', words.rand),
  detail('Payment_Method', 'Payment method'),
  detail('Payees', 'Paid on death'),
  detail('Inception_Date', 'Cover starts', words.date),
  detail('Waiting_Period_End_Date', 'Natural causes from', words.date),
  detail('Previous_Policy', 'Previous policy'),
];

/** The lines of each kind of record, in the order of its form. */
export const detailsOf: Record<EntityType, readonly Detail[]> = {
  MAIN_MEMBER: mainMemberDetails,
  SPOUSE: spouseDetails,
  CHILD: childDetails,
  EXTENDED_MEMBER: extendedMemberDetails,
  BENEFICIARY: beneficiaryDetails,
  BANKING_DETAILS: bankingDetails,
  PAYMENT_METHOD: [
    detail('Payment_Method', 'Payment method', codeWords(paymentMethods)),
    detail('Debit_Day', 'Debit day', debitDayWords),
  ],
  PRODUCT: plan,
  SUPPLEMENTARY_BENEFIT: benefits,
  POLICY: policy,
};

/** What two numbers say that look the same once they are masked. */
export const numberChanged = 'Number changed';

/**
 * Current beside proposed, one row a field that either of them has, in the order of the form (docs/domain/changes.md#r7-5).
 * Null for a record that is not there yet, or will not be there any more.
 */
export function fieldChanges(
  entity: EntityType,
  current: DetailRecord | null,
  proposed: DetailRecord | null,
): FieldChange[] {
  return detailsOf[entity].flatMap(({ field, label, show }) => {
    const [before, after] = [current && show(current), proposed && show(proposed)];
    if (before === null && after === null) return [];
    const changed = current === null || proposed === null || !isSame(current[field], proposed[field]);
    const looksSame = changed && before !== null && before === after;
    return [{ field, label, current: before, proposed: looksSame ? numberChanged : after, changed }];
  });
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
