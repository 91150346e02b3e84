import { type DeathReport, portalPaths, staffClaimAdditions } from '@portal/contract';
import { deceasedKinds, labelOf } from '@portal/domain';
import { openingAddress, useHasCall } from '@portal/policy-workflow';
import { Alert, List, Text, TitledCard, VisuallyHidden } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** The policies on which the person was found by number, each with the way to open it, and a claim on it. */
export function WhereFound({ report }: { report: DeathReport }) {
  const { id, found, status, dateOfDeath } = report;
  const here = portalPaths.deathReport(id);
  const canOpen = useHasCall(staffClaimAdditions.openClaimFor) && !isOver.includes(status);
  const claim = `${portalPaths.openClaim()}?${new URLSearchParams({ report: id, died: dateOfDeath }).toString()}`;
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
              {canOpen && (
                <>
                  {' '}
                  <Link to={openingAddress(policyNumber, claim)}>
                    Open a claim<VisuallyHidden> on policy {policyNumber}</VisuallyHidden>
                  </Link>
                </>
              )}
            </li>
          ))}
        </List>
      )}
    </TitledCard>
  );
}

/** Nobody claims on a report that was closed, or of somebody who lives. */
const isOver: readonly DeathReport['status'][] = ['REFUTED', 'CLOSED'];

function nowhereWords({ status, isLeftToStaff }: DeathReport): string {
  if (isLeftToStaff) return 'Search by the number above, or by the name.';
  if (status === 'RECEIVED') return 'They are being looked up. Read this page again in a minute.';
  if (status === 'UNLINKED') return 'Nobody fits for certain. Ask whoever told us for another number.';
  return 'Nowhere by number. A name alone is never looked up by machine: search for it.';
}
