import { useParams } from 'react-router-dom';
import { useIsReporter } from '../report/use-is-reporter';
import { ReportPage } from '../report/report-page';
import { WithClaim } from '../shared/with-claim';
import { ClaimView } from './claim-view';

/** One claim, from the report of the death until it is paid: where it stands comes first. For whoever made the report alone: the report. */
function ClaimScreen() {
  const { id = '' } = useParams();
  if (useIsReporter(id)) return <ReportPage reference={id} />;
  return <WithClaim title="Claim">{(claim) => <ClaimView claim={claim} />}</WithClaim>;
}
export { ClaimScreen as Component };
