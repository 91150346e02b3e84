import { useUser } from '@portal/auth';
import { portalPaths } from '@portal/contract';
import { useSelectedPolicyNumber } from '@portal/policy-workflow';
import { Alert, Button, buttonStyle, Cluster, SlowSpinnerIcon, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { Reported } from './reported';
import { Result } from './result';
import { type ReportedPayment } from './return-parameters';
import { usePolling } from './use-polling';

/** A report, and what the service says about it as soon as it says something. */
export function CheckedReport({ report, externalRef }: { report: ReportedPayment; externalRef: string }) {
  const policyNumber = useSelectedPolicyNumber();
  const { whoAmI } = useUser();
  const { polling, again } = usePolling(policyNumber, externalRef);
  const { outcome } = polling;
  const isAsking = polling.phase === 'asking';
  const isUnreachable = policyNumber === null && whoAmI.isError;
  if (outcome.kind !== 'unknown') {
    return (
      <div role="status">
        <Result outcome={outcome} isAsking={isAsking} />
      </div>
    );
  }
  const checkAgain = () => {
    if (isUnreachable) void whoAmI.refetch();
    again();
  };
  return (
    <Reported status={report.status} payment={outcome.payment}>
      <div role="status">
        {isAsking && !isUnreachable ? (
          <Cluster>
            <SlowSpinnerIcon /> <Text>We are checking this with our own records. You can wait here.</Text>
          </Cluster>
        ) : (
          <Alert>
            We have no answer yet. You do not have to do anything: as soon as Pay@ has told us the result, it stands in
            your payment history, and if we received the money you get a message. Please do not pay again before that.
          </Alert>
        )}
      </div>
      <Cluster>
        {(!isAsking || isUnreachable) && <Button onClick={checkAgain}>Check again</Button>}
        <Link className={buttonStyle('secondary')} to={portalPaths.payments()}>
          Go to your payments
        </Link>
      </Cluster>
    </Reported>
  );
}
