import { signInAddress, useSession } from '@portal/auth';
import { portalPaths } from '@portal/contract';
import { QuickLinkTiles, sideQuickLinks } from '@portal/policy-workflow';
import { buttonStyle, PageLayout, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { CheckedReport } from './checked-report';
import { isExternalRef } from './find-outcome';
import { Reported } from './reported';
import { type ReportedPayment } from './return-parameters';
import { useReport } from './use-report';

/** Where somebody comes back from paying. Of the address only the status is repeated, in our words; the service says what is true. */
function PayatReturnScreen() {
  const report = useReport();
  const { isSignedIn } = useSession();
  return (
    <PageLayout title="Your payment" side={<QuickLinkTiles keys={sideQuickLinks} />}>
      {isSignedIn ? <ForCustomer report={report} /> : <ForVisitor report={report} />}
    </PageLayout>
  );
}

const ForVisitor = ({ report }: { report: ReportedPayment }) => (
  <Reported status={report.status}>
    <Text>Sign in, and we tell you what our own records say about this payment.</Text>
    <Link className={buttonStyle('primary')} to={signInAddress(portalPaths.payatReturn())}>
      Sign in
    </Link>
  </Reported>
);

function ForCustomer({ report }: { report: ReportedPayment }) {
  const { externalRef } = report;
  if (isExternalRef(externalRef)) return <CheckedReport key={externalRef} report={report} externalRef={externalRef} />;
  return (
    <Reported status={report.status}>
      <Text>We cannot tell which payment this is about. Your payment history shows every payment we know of.</Text>
      <Link className={buttonStyle('primary')} to={portalPaths.payments()}>
        Go to your payments
      </Link>
    </Reported>
  );
}
export { PayatReturnScreen as Component };
