import { useParams } from 'react-router-dom';
import { SendReportDocument } from '../report/send-report-document';
import { useIsReporter } from '../report/use-is-reporter';
import { WithReport } from '../report/with-report';
import { WithClaim } from '../shared/with-claim';
import { ClaimDocuments } from './claim-documents';

const title = 'Send documents';
const titleOfOne = 'Send a document';

/** The documents of a claim, one at a time; or one for the report of a death, from whoever made it. */
function ClaimDocumentsScreen() {
  const { id = '' } = useParams();
  if (useIsReporter(id)) {
    return (
      <WithReport reference={id} title={titleOfOne}>
        {(report) => <SendReportDocument report={report} title={titleOfOne} />}
      </WithReport>
    );
  }
  return <WithClaim title={title}>{(claim) => <ClaimDocuments claim={claim} title={title} />}</WithClaim>;
}
export { ClaimDocumentsScreen as Component };
