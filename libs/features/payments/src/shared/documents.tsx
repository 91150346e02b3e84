import { paymentDocumentAdditions, type Payment } from '@portal/contract';
import { formatDate } from '@portal/domain';
import { useSelectedPolicyNumber, WhereCall } from '@portal/policy-workflow';
import { FileButtons } from '@portal/policy-workflow/documents';

interface ProofOfPaymentProps {
  payment: Payment;
  label?: string;
  variant?: 'quiet' | 'secondary';
}

/** Proof of one payment that was received. */
export function ProofOfPayment({ payment, label = 'Proof of payment (PDF)', variant }: ProofOfPaymentProps) {
  const policyNumber = useSelectedPolicyNumber() ?? '';
  return (
    <WhereCall row={paymentDocumentAdditions.paymentProof}>
      <FileButtons
        label={label}
        about={` of ${formatDate(payment.Payment_Date)}`}
        {...(variant && { variant })}
        ours={`Proof of payment of ${formatDate(payment.Payment_Date)}`}
        get={(api) => api.call(paymentDocumentAdditions.paymentProof, { policyNumber, paymentId: payment.id })}
      />
    </WhereCall>
  );
}

/** All premiums of the last twelve months on paper. */
export function PremiumStatement() {
  const policyNumber = useSelectedPolicyNumber() ?? '';
  return (
    <WhereCall row={paymentDocumentAdditions.premiumStatement}>
      <FileButtons
        label="Premium statement (PDF)"
        ours="Premium statement"
        get={(api) => api.call(paymentDocumentAdditions.premiumStatement, { policyNumber })}
      />
    </WhereCall>
  );
}
