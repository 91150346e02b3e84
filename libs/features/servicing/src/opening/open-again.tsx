import { portalPaths } from '@portal/contract';
import { servicingHours } from '@portal/domain';
import { Alert, Card, PageLayout, Stack } from '@portal/ui-kit';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { OpenPolicy } from './open-policy';

interface OpenAgainProps {
  policyNumber: string;
  /** A page of the policy was on screen: it waits behind this one. */
  wasOpen: boolean;
}

/** The policy of this tab is not open any more. Once it is, the page goes on where it was. */
export function OpenAgain({ policyNumber, wasOpen }: OpenAgainProps) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    top.current?.focus();
  }, []);
  return (
    <PageLayout title={`Open policy ${policyNumber} again`} ref={top} tabIndex={-1}>
      <Stack gap="lg">
        <Alert tone="warning" role="alert">
          This policy was closed, or it was open for {servicingHours} hours.{' '}
          {wasOpen ? 'Open it again to go on: everything you typed is still here.' : 'Open it again to go on.'}
        </Alert>
        <Card>
          <OpenPolicy
            policyNumber={policyNumber}
            onOpened={() => document.getElementById('main')?.focus({ preventScroll: true })}
            actions={<Link to={portalPaths.servicing()}>Find another policy instead</Link>}
          />
        </Card>
      </Stack>
    </PageLayout>
  );
}
