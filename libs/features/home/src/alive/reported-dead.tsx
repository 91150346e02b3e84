import { deathReportReads } from '@portal/contract';
import { WhereCall } from '@portal/policy-workflow';
import { lazyPart } from '@portal/ui-kit';
import { Suspense } from 'react';
import { useOwnDeathReports } from './own-reports';

const AliveNote = lazyPart(() => import('./alive-note'));

/** Tells policyholders who were reported dead, with the way to end it (docs/domain/claims.md#c9-2). Nothing is fetched where nobody did. */
export const ReportedDead = () => (
  <WhereCall row={deathReportReads.ownDeathReports}>
    <NewestReport />
  </WhereCall>
);

function NewestReport() {
  const [newest] = useOwnDeathReports().data ?? [];
  return (
    newest && (
      <Suspense fallback={null}>
        <AliveNote report={newest} />
      </Suspense>
    )
  );
}
