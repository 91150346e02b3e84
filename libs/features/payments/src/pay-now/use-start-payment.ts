import { everything, useWrite, writeMutation } from '@portal/api-client';
import { type InitiatePayatPayment, paymentEndpoints, type PaymentInitiation } from '@portal/contract';
import { type SubmitAnswer } from '@portal/forms';
import { useBrowserExit } from './leave-for';
import { paymentPageAddress } from './payment-page-address';

const notStarted =
  'We could not start the payment, and nothing was taken from you. Please try again, or pay at a till with your Pay@ number.';

/** Starts a payment and gives the address to go to. What went wrong on the way is said as people need it. */
export function useStartPayment(policyNumber: string) {
  const { send } = useWrite(
    writeMutation(paymentEndpoints.initiatePayatPayment, { policyNumber }, { whenDone: everything }),
  );
  const { protocol } = useBrowserExit();

  return async (body: InitiatePayatPayment, idempotencyKey: string): Promise<SubmitAnswer<PaymentInitiation>> => {
    const answer = await send(body, { idempotencyKey });
    if (!answer.success) return answer.status < 500 ? answer : { ...answer, message: notStarted };
    const redirectUrl = paymentPageAddress(answer.data.redirectUrl, protocol());
    if (redirectUrl === null) return { success: false, status: 500, message: notStarted };
    return { success: true, data: { ...answer.data, redirectUrl } };
  };
}
