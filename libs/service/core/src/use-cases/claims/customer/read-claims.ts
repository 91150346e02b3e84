import { type Claim, type Endpoints, type ListedClaim } from '@portal/contract';
import { isOpenClaim } from '@portal/domain';
import { type ClaimRow, type Executor, payoutsOfClaims } from '@portal/service-store';
import { type FamilyCaller, isReporter } from '../../../caller/caller';
import { type AnyFamilyCall, type FamilyCall, type Tools } from '../../../call/use-case';
import { paysInCash } from '../pays-in-cash';
import { arrangerView } from './arranger-view';
import { claimView, listedClaim } from './claim-view';
import { readContinuation } from '../continuation/read-continuation';
import { isOnlyCovered, ownClaim, ownClaims, partsOf, readerOf } from './own-claims';

/** Claims on every policy of the caller: those that are open first, then the newest. A session of a report opens none. */
export async function claims(
  { caller, request }: AnyFamilyCall<Endpoints['claims']>,
  { database }: Tools,
): Promise<ListedClaim[]> {
  if (caller.kind === 'claimant' && isReporter(caller)) return [];
  const own = await ownClaims(database, caller);
  const payouts = await payoutsOfClaims(
    database,
    own.map(({ id }) => id),
  );
  return [...own.filter(({ status }) => isOpenClaim(status)), ...own.filter(({ status }) => !isOpenClaim(status))].map(
    (claim) =>
      listedClaim(
        {
          claim,
          payouts: payouts.filter(({ claimId }) => claimId === claim.id),
          reader: readerOf(claim, caller),
          parts: partsOf(claim, caller),
        },
        request.today,
      ),
  );
}

/** One claim of the caller. */
export async function claim({ params, caller, request }: FamilyCall<Endpoints['claim']>, tools: Tools): Promise<Claim> {
  const { database } = tools;
  return readClaim(database, await ownClaim(database, caller, params.reference), caller, {
    ...request,
    hasVouchers: paysInCash(tools),
  });
}

/** A claim as one of those who claim reads it on a day. */
export const readClaim = async (
  executor: Executor,
  found: ClaimRow,
  caller: FamilyCaller,
  { today, hasVouchers }: { today: string; hasVouchers: boolean },
): Promise<Claim> => {
  const reader = readerOf(found, caller);
  const read = {
    claim: found,
    payouts: await payoutsOfClaims(executor, [found.id]),
    reader,
    parts: partsOf(found, caller),
  };
  const who = {
    today,
    hasVouchers,
    isPolicyholder: caller.kind === 'customer',
    isOnlyCovered: isOnlyCovered(found, caller),
    mayContinue: (await readContinuation(executor, found, caller, { today })) !== null,
  };
  return reader?.arrangesFuneral ? arrangerView(read, reader, who) : claimView(read, who);
};
