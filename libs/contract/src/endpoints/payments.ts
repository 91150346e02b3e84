import * as v from 'valibot';
import { signedInAnywhere } from '../claimant-callers';
import { endpoint } from '../endpoint';
import { BankSchema } from '../records/bank';
import { UpdateBankingDetailsSchema, bankingDetailsUpdate } from '../records/banking-details';
import { ChangeSchema } from '../records/change';
import { InitiatePayatPaymentSchema, PaymentInitiationSchema } from '../records/payment-initiation';
import { UpdatePaymentMethodSchema } from '../records/payment-method';

const always = ['INVALID_STATUS', 'PENDING_CHANGE_EXISTS', 'STALE_VERSION', 'INVALID_OTP'] as const;

/** Where premiums come from. */
export const bankingEndpoints = {
  updateBankingDetails: endpoint('PUT /update-banking-details/{policyNumber}', {
    summary: 'Collect premiums from another account or on another day',
    permission: 'make changes',
    body: UpdateBankingDetailsSchema,
    bodyOn: bankingDetailsUpdate,
    reply: ChangeSchema,
    errors: [...always, 'ACCOUNT_VERIFICATION_FAILED', 'PAYLOAD_TOO_LARGE'],
    takesFiles: true,
  }),
  updatePaymentMethod: endpoint('PUT /update-payment-method/{policyNumber}', {
    summary: 'Pay premiums another way',
    permission: 'make changes',
    body: UpdatePaymentMethodSchema,
    reply: ChangeSchema,
    errors: [...always, 'BANKING_DETAILS_REQUIRED'],
  }),
};

/** Paying now. */
export const paymentEndpoints = {
  initiatePayatPayment: endpoint('POST /payments/{policyNumber}/initiate-payat-payment', {
    summary: 'Start an online payment and get the address of the payment page',
    permission: 'pay now',
    body: InitiatePayatPaymentSchema,
    reply: PaymentInitiationSchema,
    errors: ['INVALID_STATUS', 'PROVIDER_UNAVAILABLE'],
  }),
};

/** Lists that the specification leaves to the service. */
export const paymentAdditions = {
  banks: endpoint('GET /reference/banks', {
    summary: 'Banks with their branch codes',
    callers: signedInAnywhere,
    reply: v.array(BankSchema),
    isAddition: true,
  }),
};
