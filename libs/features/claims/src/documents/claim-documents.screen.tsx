import { WithClaim } from '../shared/with-claim';
import { ClaimDocuments } from './claim-documents';

const title = 'Send documents';

/** The documents of a claim, one at a time. */
const ClaimDocumentsScreen = () => (
  <WithClaim title={title}>{(claim) => <ClaimDocuments claim={claim} title={title} />}</WithClaim>
);
export { ClaimDocumentsScreen as Component };
