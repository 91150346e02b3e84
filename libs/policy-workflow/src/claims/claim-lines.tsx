import { type ListedClaim, portalPaths } from '@portal/contract';
import { buttonStyle, VisuallyHidden } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { TitledLines } from '../titled-lines';
import { ClaimLine } from './claim-line';
import { claimTitle } from './claim-progress';

interface ClaimLinesProps {
  id: string;
  title: string;
  claims: readonly ListedClaim[];
}

/** Claims under a heading, a line each. Nothing when there are none. */
export function ClaimLines({ id, title, claims }: ClaimLinesProps) {
  if (claims.length === 0) return null;
  return (
    <TitledLines id={id} title={title}>
      {claims.map((claim) => (
        <LineInList key={claim.reference} claim={claim} />
      ))}
    </TitledLines>
  );
}

/** Leads to the claim, also by a button where it is the reader's move. */
function LineInList({ claim }: { claim: ListedClaim }) {
  const { reference, status } = claim;
  const path = portalPaths.claim(reference);
  const toDo =
    status === 'REPORTED'
      ? { to: portalPaths.claimDocuments(reference), label: 'Send documents' }
      : { to: portalPaths.claimAccount(reference), label: 'Say where we pay' };
  return (
    <ClaimLine claim={claim} title={<Link to={path}>{claimTitle(claim)}</Link>}>
      <Link className={buttonStyle('secondary')} to={toDo.to}>
        {toDo.label}
        <VisuallyHidden>: {claimTitle(claim)}</VisuallyHidden>
      </Link>
    </ClaimLine>
  );
}
