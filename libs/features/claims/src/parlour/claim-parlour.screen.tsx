import { WithClaim } from '../shared/with-claim';
import { ClaimParlour } from './claim-parlour';
import { title } from './title';

/** What a funeral parlour is paid of the own part. */
const ClaimParlourScreen = () => <WithClaim title={title}>{(claim) => <ClaimParlour claim={claim} />}</WithClaim>;
export { ClaimParlourScreen as Component };
