import { WithClaim } from '../shared/with-claim';
import { ClaimAccount } from './claim-account';

const title = 'Where we pay';

/** The bank account of whoever is paid. */
const ClaimAccountScreen = () => (
  <WithClaim title={title}>{(claim) => <ClaimAccount claim={claim} title={title} />}</WithClaim>
);
export { ClaimAccountScreen as Component };
