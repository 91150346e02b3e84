import { type EntityType } from '@portal/domain';
import { expect, it } from 'vitest';
import { BankingDetailsSchema, bankingDetailsEntries } from '../records/banking-details';
import { BeneficiarySchema, beneficiaryEntries } from '../records/beneficiary';
import { childEntries, ChildSchema } from '../records/child';
import { extendedMemberEntries, ExtendedMemberSchema } from '../records/extended-member';
import { mainMemberEntries, MainMemberSchema } from '../records/main-member';
import { paymentMethodEntries, PaymentMethodSchema } from '../records/payment-method';
import { spouseEntries, SpouseSchema } from '../records/spouse';
import { detailsOf } from './details-of';

const ofEveryRecord = ['id', 'Version', 'Created_At', 'Updated_At', 'Has_Pending_Action'];
const ofEveryLife = [...ofEveryRecord, 'Age', 'Cover_End_Date'];
const sentAlong = ['Documents', 'Guardian_Declaration', 'Is_Alive_Declaration', 'Authorisation'];

interface RecordInWords {
  entries: object;
  /** Fields without a line of their own: the service's own, what is sent along, what another line or page says. */
  without: readonly string[];
  /** Where a new field gets its words, and where people read it. */
  words: string;
  page: string;
}

const member = 'libs/contract/src/words/member-details.ts';
const account = 'libs/contract/src/words/details-of.ts';
const lives = 'libs/features/dependants/src';

const records: Partial<Record<EntityType, RecordInWords>> = {
  MAIN_MEMBER: {
    entries: { ...MainMemberSchema.entries, ...mainMemberEntries },
    without: [
      ...[...ofEveryLife, 'Life_Status', 'Cover_Amount', 'Cover_Start_Date', 'Waiting_Period_End_Date'],
      ...['Product_Name', 'Product_Id', 'Policy_Number', 'Initials'],
    ],
    words: member,
    page: 'libs/features/personal-details/src/shared/member-fields.ts',
  },
  SPOUSE: {
    entries: { ...SpouseSchema.entries, ...spouseEntries },
    without: [...ofEveryLife, ...sentAlong, 'Relationship'],
    words: member,
    page: `${lives}/adults/life-cards.tsx`,
  },
  CHILD: {
    entries: { ...ChildSchema.entries, ...childEntries },
    without: [...ofEveryLife, ...sentAlong, 'Is_Married', 'Id_Outstanding_Date', 'Cover_By_Day'],
    words: member,
    page: `${lives}/children/child-page.tsx`,
  },
  EXTENDED_MEMBER: {
    entries: { ...ExtendedMemberSchema.entries, ...extendedMemberEntries },
    without: [...ofEveryLife, ...sentAlong, 'Quote_Id'],
    words: member,
    page: `${lives}/adults/life-cards.tsx`,
  },
  BENEFICIARY: {
    entries: { ...BeneficiarySchema.entries, ...beneficiaryEntries },
    without: [...ofEveryRecord, 'Age', 'Is_Primary'],
    words: member,
    page: 'libs/features/beneficiaries/src/details/shown-fields.ts',
  },
  BANKING_DETAILS: {
    entries: { ...BankingDetailsSchema.entries, ...bankingDetailsEntries },
    without: [
      ...[...ofEveryRecord, ...sentAlong, 'Account_Holder_Relationship', 'Account_Holder_Id_Number'],
      ...['Verification_Status', 'Verification_Message', 'Verified_At', 'Effective_Date', 'Mandate_Status'],
    ],
    words: account,
    page: 'libs/features/banking/src/overview/account-rows.ts',
  },
  PAYMENT_METHOD: {
    entries: { ...PaymentMethodSchema.entries, ...paymentMethodEntries },
    without: [
      ...['id', 'Version', 'Payat_Reference_Number', 'Payat_Barcode_Value', 'EftAccount', 'Next_Collection_Date'],
      ...['Next_Collection_Amount', 'Mandate_Status', 'Effective_Date', 'Debit_Day_From', 'Previous_Debit_Day'],
    ],
    words: account,
    page: 'libs/features/banking/src/overview/how-you-pay.tsx',
  },
};

it.each(Object.entries(records))(
  'every field of a record of %s has words',
  (kind, { entries, without, words, page }) => {
    const told = detailsOf[kind as EntityType].map(({ field }) => field);
    const silent = Object.keys(entries).filter((name) => !told.includes(name) && !without.includes(name));
    expect(silent.map((name) => `${name}: a line in ${words}, and shown by ${page}`)).toEqual([]);
  },
);

it.each(Object.entries(records))(
  'the words of %s are about fields that the record has',
  (kind, { entries, without }) => {
    const told = detailsOf[kind as EntityType].map(({ field }) => field);
    const known = Object.keys(entries);
    expect(told.filter((name) => !known.includes(name) || without.includes(name))).toEqual([]);
  },
);
