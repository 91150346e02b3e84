import { WithClaim } from '../shared/with-claim';
import { ClaimView } from './claim-view';

/** One claim, from the report of the death until it is paid: where it stands comes first. */
const ClaimScreen = () => <WithClaim title="Claim">{(claim) => <ClaimView claim={claim} />}</WithClaim>;
export { ClaimScreen as Component };
