import { portalPaths, type Servicing } from '@portal/contract';
import { timeInJohannesburg } from '@portal/domain';
import { Alert, Cluster } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { ClosePolicy } from '../shared/close-policy';

/** Stands above every page about a policy that staff have open: whose it is, who "you" is, and until when. */
export function ServicingBanner({ servicing: { policyNumber, mainMember, endsAt } }: { servicing: Servicing }) {
  return (
    <Alert role="region" aria-label="Servicing">
      You are servicing <strong>{mainMember}</strong>’s policy, open until {timeInJohannesburg(new Date(endsAt))}. “You”
      on these pages is the policyholder; what you send is recorded under your name.
      <Cluster>
        <Link to={portalPaths.desk()}>Go to the desk</Link>
        <ClosePolicy policyNumber={policyNumber} label="Close policy" />
      </Cluster>
    </Alert>
  );
}
