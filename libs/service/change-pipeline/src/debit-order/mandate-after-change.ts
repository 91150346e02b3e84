import { type DebiCheckMandate } from '@portal/contract';
import {
  contractReference,
  firstWindow,
  isMandateInForce,
  mandateRecordTerms,
  maskAllButLast,
  maximumCollection,
  type MandateWindow,
} from '@portal/domain';
import { type MandateRequest, type StoredPolicy } from '@portal/service-store';
import { requestFor } from './mandate-request';

interface Making {
  now: Date;
  uuid(): string;
  creditorShortName: string;
}

export interface MandateChange {
  policy: StoredPolicy;
  /** What the payer's bank is asked; null: nothing. */
  request: MandateRequest | null;
}

const waiting: readonly DebiCheckMandate['Mandate_Status'][] = ['PENDING_AUTHENTICATION', 'NOT_REGISTERED'];

/**
 * The policy with the mandate that its account, debit day and way to pay now need.
 *
 * Another account, or a mandate that is over or that the bank has stopped, needs a new one that the payer agrees to. Another day on
 * the same account is an amendment, and the old terms stay in force until the payer agrees. Who is not debited any more has none.
 * Source: docs/domain/banking.md#r3-7.
 */
export function mandateAfterChange(before: StoredPolicy, after: StoredPolicy, making: Making): MandateChange {
  const { BankingDetails: account, PaymentMethod, DebiCheckMandate: mandate } = after;
  if (PaymentMethod.Payment_Method !== 'DEBIT_ORDER' || account === null) {
    return {
      policy: mandate && isOpen(mandate) ? withMandate(after, cancelled(mandate, making.now)) : after,
      request: null,
    };
  }
  const isSameAccount = before.BankingDetails?.id === account.id;
  const window = firstWindow(making.now);
  if (mandate && isSameAccount && isMandateInForce(mandate.Mandate_Status)) {
    const isSameDay = mandate.Collection_Day === account.Debit_Day;
    const next = { ...mandate, Mandate_Status: isSameDay ? 'AUTHENTICATED' : 'AMENDMENT_PENDING' } as const;
    const request = isSameDay ? null : requestFor(after, next, { ...window, day: account.Debit_Day, now: making.now });
    return { policy: withMandate(after, next), request };
  }
  const fresh = newMandate(after, mandate?.Version ?? 0, window, making);
  const next =
    mandate && isSameAccount && waiting.includes(mandate.Mandate_Status)
      ? { ...fresh, id: mandate.id, Contract_Reference: mandate.Contract_Reference, Version: mandate.Version }
      : fresh;
  const request = requestFor(after, next, { ...window, day: account.Debit_Day, now: making.now });
  return { policy: withMandate(after, next), request };
}

const isOpen = ({ Mandate_Status }: DebiCheckMandate) =>
  isMandateInForce(Mandate_Status) || waiting.includes(Mandate_Status) || Mandate_Status === 'SUSPENDED';

const cancelled = (mandate: DebiCheckMandate, now: Date): DebiCheckMandate => ({
  ...mandate,
  Mandate_Status: 'CANCELLED',
  Cancelled_At: now.toISOString(),
});

/** The mandate on the record, and its state wherever the record tells it. */
export function withMandate(policy: StoredPolicy, mandate: DebiCheckMandate): StoredPolicy {
  const { Mandate_Status } = mandate;
  const isDebited = policy.PaymentMethod.Payment_Method === 'DEBIT_ORDER';
  return {
    ...policy,
    DebiCheckMandate: mandate,
    BankingDetails: policy.BankingDetails && { ...policy.BankingDetails, Mandate_Status },
    PaymentMethod: { ...policy.PaymentMethod, Mandate_Status: isDebited ? Mandate_Status : null },
  };
}

function newMandate(
  policy: StoredPolicy,
  version: number,
  { authenticationType }: MandateWindow,
  { now, uuid, creditorShortName }: Making,
): DebiCheckMandate {
  const { BankingDetails: account, MainMember, Policy_Number, Monthly_Premium } = policy;
  if (account === null) throw new Error('There is no account to collect from');
  const own = MainMember.Id_Number && maskAllButLast(MainMember.Id_Number, 4);
  return {
    ...mandateRecordTerms,
    id: uuid(),
    Version: version + 1,
    Contract_Reference: contractReference(Policy_Number, version + 1),
    Mandate_Reference_Number: null,
    Mandate_Status: 'PENDING_AUTHENTICATION',
    Authentication_Channel: null,
    Authentication_Type: authenticationType,
    Instalment_Amount: Monthly_Premium,
    Maximum_Collection_Amount: maximumCollection(Monthly_Premium),
    First_Collection_Amount: null,
    First_Collection_Date: account.Effective_Date,
    Collection_Day: account.Debit_Day,
    Creditor_Short_Name: creditorShortName,
    Debtor_Name: account.Account_Holder_Name,
    Debtor_Id_Number: account.Account_Holder_Relationship === 'SELF' ? own : account.Account_Holder_Id_Number,
    Bank_Name: account.Bank_Name,
    Branch_Code: account.Branch_Code,
    Account_Type: account.Account_Type,
    Account_Number: account.Account_Number,
    Created_At: now.toISOString(),
    Authenticated_At: null,
    Cancelled_At: null,
  };
}
