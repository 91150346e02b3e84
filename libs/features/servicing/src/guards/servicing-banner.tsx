import { portalPaths, type Servicing } from '@portal/contract';
import { timeInJohannesburg } from '@portal/domain';
import { Alert, Cluster, Stack, Text } from '@portal/ui-kit';
import { Link, useLocation } from 'react-router-dom';
import { ClosePolicy } from '../shared/close-policy';

/** Stands above every page about a policy that staff have open: whose it is and until when; above those of the policyholder who "you" is. */
export function ServicingBanner({ servicing: { policyNumber, mainMember, endsAt } }: { servicing: Servicing }) {
  const isOwnPage = useLocation().pathname === portalPaths.home();
  return (
    <Alert density="compact" role="region" aria-label="Servicing">
      <Cluster justify="between">
        <Stack gap="none">
          <span>
            You are servicing <strong>{mainMember}</strong>’s policy until {timeInJohannesburg(new Date(endsAt))}.
          </span>
          {!isOwnPage && (
            <Text size="sm">“You” on these pages is the policyholder. What you send is recorded under your name.</Text>
          )}
        </Stack>
        <Cluster>
          <Link to={portalPaths.servicing()}>Find another policy</Link>
          <ClosePolicy policyNumber={policyNumber} label="Close policy" />
        </Cluster>
      </Cluster>
    </Alert>
  );
}
