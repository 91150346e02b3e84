import { WithClaim } from '../shared/with-claim';
import { Disagree } from './disagree';
import { title } from './title';

/** Says why one does not agree with a refusal. */
const DisagreeScreen = () => <WithClaim title={title}>{(claim) => <Disagree claim={claim} />}</WithClaim>;
export { DisagreeScreen as Component };
