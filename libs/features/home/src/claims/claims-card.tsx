import { readAddition } from '@portal/api-client';
import { claimAdditions } from '@portal/contract';
import { isOpenClaim } from '@portal/domain';
import { ClaimLines } from '@portal/policy-workflow/claims';
import { useQuery } from '@tanstack/react-query';

/** Claims that are open, a line each: where they are and whose move it is. Nothing where they cannot be read: their own page says so. */
function ClaimsCard() {
  const { data: claims = [] } = useQuery(readAddition(claimAdditions.claims, {}, () => []));
  const open = claims.filter(({ status }) => isOpenClaim(status));
  return <ClaimLines id="open-claims" title={open.length === 1 ? 'Your claim' : 'Your claims'} claims={open} />;
}
// React.lazy asks for a default export.
export default ClaimsCard;
