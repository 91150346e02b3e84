import { type Claim, type ClaimUnderWay } from '@portal/contract';
import { isOpenClaim } from '@portal/domain';
import { openClaimsKey } from '@portal/policy-workflow/claims';
import { type QueryClient } from '@tanstack/react-query';

type Noted = Pick<Claim, 'reference' | 'policyNumber' | 'life' | 'dateOfDeath' | 'status'>;

/** Lets home and every page that says who is covered know of a claim, as it is by now. */
export function noteClaim(client: QueryClient, { reference, policyNumber, life, dateOfDeath, status }: Noted): void {
  const now: ClaimUnderWay[] = isOpenClaim(status) ? [{ reference, policyNumber, lifeId: life.id, dateOfDeath }] : [];
  client.setQueryData<readonly ClaimUnderWay[]>(openClaimsKey, (known = []) => [
    ...known.filter((claim) => claim.reference !== reference),
    ...now,
  ]);
}
