import { type Claim, claimPaperAdditions, type ClaimPayout } from '@portal/contract';
import { formatDate } from '@portal/domain';
import { WhereCall } from '@portal/policy-workflow';
import { FileButtons } from '@portal/policy-workflow/documents';

interface PaperProps {
  reference: Claim['reference'];
}

/** Proof of one payment that the bank has paid; nothing for any other. */
export function ProofOfPayout({ reference, payout }: PaperProps & { payout: ClaimPayout }) {
  const { number, status, paidOn, payOn } = payout;
  if (status !== 'PAID') return null;
  return (
    <WhereCall row={claimPaperAdditions.payoutProof}>
      <FileButtons
        label="Download proof of payment"
        about={` of ${formatDate(paidOn ?? payOn)}, ${number}`}
        variant="quiet"
        get={(api) => api.call(claimPaperAdditions.payoutProof, { reference, number })}
      />
    </WhereCall>
  );
}

/** The letter of a refusal on paper. */
export const LetterOnPaper = ({ reference }: PaperProps) => (
  <WhereCall row={claimPaperAdditions.claimLetter}>
    <FileButtons label="Download the letter" get={(api) => api.call(claimPaperAdditions.claimLetter, { reference })} />
  </WhereCall>
);
