import { type PaidStatus, type Payment, type Policy } from '@portal/contract';
import { aCoveredFamily } from '@portal/domain/testing';

/** A premium that was received, unless told otherwise. */
export const aPayment = (more: Partial<Payment> = {}): Payment => ({
  id: '3f2b8c1e-7a55-4a55-9a55-6a5500000001',
  Payment_Date: '2026-11-15',
  Premium_Month: '2026-11',
  Amount: 236,
  Payment_Type: 'PREMIUM',
  Collection_Type: 'PAYAT',
  Payment_Status: 'SUCCESSFUL',
  Reference: '1999997000010012',
  Payat_Transaction_Id: '480012345678',
  Failure_Reason: null,
  ...more,
});

/** Everything paid on 20 November 2026, unless told otherwise. */
export const aPaidStatus = (more: Partial<PaidStatus> = {}): PaidStatus => ({
  Policy_Number: '7000010012',
  Policy_Status: 'ACTIVE',
  Premium_Status: 'UP_TO_DATE',
  Monthly_Premium: 236,
  Amount_Due: 0,
  Arrears_Amount: 0,
  Advance_Amount: 0,
  Premiums_Outstanding: 0,
  Last_Payment_Date: '2026-11-15',
  Last_Payment_Amount: 236,
  Last_Payment_Method: 'DEBICHECK',
  Next_Due_Date: '2026-12-15',
  Paid_To_Date: '2026-11-30',
  Grace_End_Date: null,
  Can_Pay_Now: true,
  Can_Reinstate: false,
  PaymentHistory: [],
  Debit_Under_Way: null,
  ...more,
});

/** What the money of a policy depends on; of the rest, who is covered. */
export const aPolicy = (more: Partial<Policy> = {}): Policy =>
  ({
    ...aCoveredFamily(),
    Policy_Number: '7000010012',
    Policy_Status: 'ACTIVE',
    Inception_Date: '2024-03-01',
    Paid_To_Date: '2026-11-30',
    Monthly_Premium: 236,
    Arrears_Amount: 0,
    Premium_Credit: 0,
    Pending_Actions: 0,
    Grace_End_Date: null,
    Lapse_Date: null,
    Reinstatement_End_Date: null,
    Cancellation_Date: null,
    PaymentMethod: {
      Payment_Method: 'DEBIT_ORDER',
      Debit_Day: 15,
      Next_Collection_Date: '2026-12-15',
      Mandate_Status: 'AUTHENTICATED',
    },
    ...more,
  }) as unknown as Policy;

export const today = '2026-11-20';
