import { type Claim, portalPaths } from '@portal/contract';
import { formatDate } from '@portal/domain';
import { claimTitle } from '@portal/policy-workflow/claims';
import { buttonStyle, Card, Cluster, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { title } from '../parlour/title';
import { isMissing } from '../shared/documents-of-claim';

/** Whose claim it is, for whoever arranges the funeral, with the one button that is next: the funeral parlour, then its invoice. */
export function ArrangerStands({ claim }: { claim: Claim }) {
  const { reference, dateOfDeath } = claim;
  const next = nextOf(claim);
  return (
    <Card>
      <Stack gap="sm">
        <strong>{claimTitle(claim)}</strong>
        <Text size="sm" tone="muted">
          Reference {reference}. Died on {formatDate(dateOfDeath)}.
        </Text>
        {next && (
          <Cluster>
            <Link className={buttonStyle('primary')} to={next.to}>
              {next.label}
            </Link>
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}

function nextOf({ reference, parlour, documents, allowedActs }: Claim) {
  if (parlour === null) {
    return allowedActs.includes('SET_PARLOUR') ? { to: portalPaths.claimParlour(reference), label: title } : null;
  }
  const isAsked = documents.some((line) => line.type === 'PARLOUR_INVOICE' && isMissing(line));
  return isAsked && allowedActs.includes('SEND_DOCUMENTS')
    ? { to: portalPaths.claimDocuments(reference), label: 'Send the invoice' }
    : null;
}
