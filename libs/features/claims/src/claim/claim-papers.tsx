import { type Claim, claimPaperAdditions, type ClaimPayout } from '@portal/contract';
import { formatDate } from '@portal/domain';
import { WhereCall } from '@portal/policy-workflow';
import { FileButtons } from '@portal/policy-workflow/documents';
import { partQuery } from '../shared/part-of-claim';

interface PaperProps {
  claim: Pick<Claim, 'reference' | 'part' | 'parts'>;
}

/** Proof of one payment that the bank has paid; nothing for any other. */
export function ProofOfPayout({ claim, payout }: PaperProps & { payout: ClaimPayout }) {
  const { number, status, paidOn, payOn } = payout;
  const { reference } = claim;
  if (status !== 'PAID') return null;
  return (
    <WhereCall row={claimPaperAdditions.payoutProof}>
      <FileButtons
        label="Download proof of payment"
        about={` of ${formatDate(paidOn ?? payOn)}, ${number}`}
        variant="quiet"
        get={(api) => api.call(claimPaperAdditions.payoutProof, { reference, number }, undefined, optionsOf(claim))}
      />
    </WhereCall>
  );
}

/** The letter of a refusal on paper. */
export const LetterOnPaper = ({ claim }: PaperProps) => (
  <WhereCall row={claimPaperAdditions.claimLetter}>
    <FileButtons
      label="Download the letter"
      get={(api) =>
        api.call(claimPaperAdditions.claimLetter, { reference: claim.reference }, undefined, optionsOf(claim))
      }
    />
  </WhereCall>
);

function optionsOf(claim: PaperProps['claim']) {
  const query = partQuery(claim);
  return query === undefined ? {} : { query };
}
