import { Alert } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { useReportDeathPath } from '../../report-death-path';

/** Somebody who died is reported, not only removed: a removal pays nothing (docs/domain/claims.md#c8-1). Staff write the report down. */
export function HasDied({ name }: { name: string }) {
  const to = useReportDeathPath();
  return (
    <Alert tone="warning" role="status">
      If {name} has died, please <Link to={to}>report the death</Link>. You may have a claim.
    </Alert>
  );
}
