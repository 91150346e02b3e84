import { type DeathReport, portalPaths } from '@portal/contract';
import { deceasedKinds, labelOf } from '@portal/domain';
import { openingAddress } from '@portal/policy-workflow';
import { Alert, List, Text, TitledCard } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** The policies on which the person was found by number, each with the way to open it. */
export function WhereFound({ report }: { report: DeathReport }) {
  const { id, found } = report;
  const here = portalPaths.deathReport(id);
  return (
    <TitledCard title="Where we found the person">
      {report.isLeftToStaff && (
        <Alert tone="warning">
          There were too many reports from this number or about this person. Nothing was looked up, and nobody was
          written to. Look for the person yourself.
        </Alert>
      )}
      {found.length === 0 ? (
        <Text>{nowhereWords(report)}</Text>
      ) : (
        <List>
          {found.map(({ policyNumber, lifeKind, isLinked }) => (
            <li key={`${policyNumber} ${lifeKind}`}>
              <Link to={openingAddress(policyNumber, here)}>Open policy {policyNumber}</Link>
              {`: ${labelOf(deceasedKinds, lifeKind)}.`}
              {isLinked && ' The number of whoever told us is on record there.'}
            </li>
          ))}
        </List>
      )}
    </TitledCard>
  );
}

function nowhereWords({ status, isLeftToStaff }: DeathReport): string {
  if (isLeftToStaff) return 'Search by the number above, or by the name.';
  if (status === 'RECEIVED') return 'They are being looked up. Read this page again in a minute.';
  if (status === 'UNLINKED') return 'Nobody fits for certain. Ask whoever told us for another number.';
  return 'Nowhere by number. A name alone is never looked up by machine: search for it.';
}
