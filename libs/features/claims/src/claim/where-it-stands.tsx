import { type Claim } from '@portal/contract';
import { formatDate } from '@portal/domain';
import { ClaimLine, claimTitle } from '@portal/policy-workflow/claims';
import { buttonStyle, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { countMissing } from '../shared/documents-of-claim';
import { pagesOf } from '../shared/part-of-claim';
import { partWords } from '../shared/part-words';

/** Whose claim it is, at which step, whose move it is and by when, with the one button that is next. */
export function WhereItStands({ claim }: { claim: Claim }) {
  const { reference, status, dateOfDeath, allowedActs, part, parts } = claim;
  const alone =
    part !== null && part.kind !== 'OWN' && parts.length === 1
      ? ` You see ${partWords(part).title.replace(/^The/, 'the')}.`
      : '';
  const pages = pagesOf(claim);
  const next = nextOf(claim);
  return (
    <Stack gap="sm">
      <ClaimLine claim={{ ...claim, documentsMissing: countMissing(claim) }} title={claimTitle(claim)}>
        {next && allowedActs.includes(next.act) && (
          <Link className={buttonStyle('primary')} to={next.to}>
            {next.label}
          </Link>
        )}
      </ClaimLine>
      <Text size="sm" tone="muted">
        Reference {reference}. Died on {formatDate(dateOfDeath)}.{alone}
      </Text>
    </Stack>
  );

  function nextOf({ awaits, vouchersToCash }: Claim) {
    if (awaits !== 'CLAIMANT' || vouchersToCash > 0) return null;
    return status === 'REPORTED'
      ? ({ act: 'SEND_DOCUMENTS', to: pages.documents, label: 'Send documents' } as const)
      : ({ act: 'SET_ACCOUNT', to: pages.account, label: 'Say where we pay' } as const);
  }
}
