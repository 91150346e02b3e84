import { type BankReference, bankAccountRule } from '@portal/contract';
import {
  type AccountHolderRelationship,
  type AccountType,
  type AccountVerification,
  maskAccountNumber,
  maskAllButLast,
  verificationSentence,
  verificationStatus,
} from '@portal/domain';
import { type StoredBankingDetails } from '@portal/service-store';
import { done, type Planner, refused, refusedFields } from '../base/change';
import { changedFields } from '../base/changed-fields';
import { firstCollectionOf } from '../debit-order/with-account';

/** An account as somebody gives it: the number in full. */
export interface AccountDetails {
  id?: string | undefined;
  Version?: number | undefined;
  Account_Holder_Name: string;
  Account_Holder_Relationship: AccountHolderRelationship;
  Account_Holder_Id_Number: string | null;
  Bank_Name: string;
  Branch_Code: string;
  Account_Type: AccountType;
  Account_Number: string;
  Debit_Day: number;
  Documents: readonly { type?: string | undefined }[];
}

/**
 * Plans another account or debit day, with what the bank has said about the account (docs/domain/banking.md#r3-4,
 * docs/domain/changes.md#r7-2 and docs/domain/records.md#r9-14).
 *
 * An account that the bank refuses is refused, unless a letter of the bank comes with it: then staff decide. One that the bank has
 * not answered about waits for the answer: it is asked again under the id of the new account, `newId`, as it was asked the first time.
 */
export const updateBankingDetails =
  (banks: readonly BankReference[], verification: AccountVerification, newId: string): Planner<AccountDetails> =>
  (policy, body, { today, now, accountNumber }) => {
    const { BankingDetails: current } = policy;
    if (body.id !== undefined && body.id !== current?.id) return refused('NOT_FOUND');
    if (body.Version !== undefined && body.Version !== current?.Version) return refused('STALE_VERSION');
    const errors = bankAccountRule(banks)(body);
    if (errors.length > 0) return refusedFields(errors);
    const sentence = verificationSentence(verification);
    const hasLetter = body.Documents.some(({ type }) => type === 'BANK_LETTER');
    if (verification.result === 'FAILED' && !hasLetter) {
      return {
        ...refusedFields([{ field: 'Account_Number', message: sentence }]),
        code: 'ACCOUNT_VERIFICATION_FAILED',
      };
    }
    const isSameAccount =
      current !== null && accountNumber === body.Account_Number && current.Branch_Code === body.Branch_Code;
    const id = isSameAccount ? current.id : newId;
    const holder = body.Account_Holder_Relationship === 'SELF' ? null : body.Account_Holder_Id_Number;
    const isVerified = verification.result === 'VERIFIED';
    const proposed: StoredBankingDetails = {
      id,
      Version: (current?.Version ?? 0) + 1,
      Updated_At: now.toISOString(),
      Created_At: isSameAccount ? current.Created_At : now.toISOString(),
      Account_Holder_Name: body.Account_Holder_Name,
      Account_Holder_Relationship: body.Account_Holder_Relationship,
      Account_Holder_Id_Number: holder && maskAllButLast(holder, 4),
      Bank_Name: body.Bank_Name,
      Branch_Code: body.Branch_Code,
      Account_Type: body.Account_Type,
      Account_Number: maskAccountNumber(body.Account_Number),
      Debit_Day: body.Debit_Day,
      Verification_Status: verificationStatus(verification),
      Verification_Message: sentence,
      Verified_At: isVerified ? now.toISOString() : null,
      Effective_Date: firstCollectionOf(policy, { id, Debit_Day: body.Debit_Day }, today),
      Mandate_Status: isSameAccount ? current.Mandate_Status : 'NOT_REGISTERED',
    };
    const changed = changedFields({ ...current }, { ...proposed }).filter((field) => !kept.includes(field));
    const fields = isSameAccount ? changed : [...new Set([...changed, 'Account_Number'])];
    if (fields.length === 0) return refused('BAD_REQUEST', 'You have not changed anything');
    return done({
      actionType: 'UPDATE_BANKING_DETAILS',
      entityType: 'BANKING_DETAILS',
      entityId: current?.id ?? policy.id,
      // How premiums are paid goes along: who chooses another way before the account is put in keeps that.
      current: { ...current, Payment_Method: policy.PaymentMethod.Payment_Method },
      proposed: { ...proposed },
      changedFields: fields,
      effectiveDate: proposed.Effective_Date ?? today,
      waits: !isVerified,
      requests: verification.result === 'FAILED' ? [{ anyOf: ['BANK_LETTER'], label: 'Letter of the bank' }] : [],
      account: {
        policyNumber: policy.Policy_Number,
        bankingDetailsId: id,
        accountNumber: body.Account_Number,
        holderIdNumber: holder,
        awaitsAnswer: verification.result === 'NO_ANSWER',
      },
    });
  };

/** What the service keeps of a record, not what somebody changes. */
const kept = [
  ...['id', 'Version', 'Created_At', 'Updated_At', 'Verification_Status', 'Verification_Message'],
  ...['Verified_At', 'Effective_Date', 'Mandate_Status'],
];
