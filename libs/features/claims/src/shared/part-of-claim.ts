import { type Claim, type ClaimPart, portalPaths } from '@portal/contract';

type Read = Pick<Claim, 'reference' | 'part' | 'parts'>;

/** The part that a page is about, as calls and addresses name it; undefined: that of the reader, which needs no name. */
export const partAsked = ({ part, parts }: Pick<Claim, 'part' | 'parts'>): string | undefined =>
  part === null || part.id === parts[0]?.id ? undefined : part.id;

/** The same as the query of a call. */
export const partQuery = (claim: Pick<Claim, 'part' | 'parts'>): { part: string } | undefined => {
  const part = partAsked(claim);
  return part === undefined ? undefined : { part };
};

/** What the address of a page says beside the part. */
export function searchOf(claim: Pick<Claim, 'part' | 'parts'>, more: Record<string, string> = {}): string {
  const search = new URLSearchParams({ ...partQuery(claim), ...more }).toString();
  return search === '' ? '' : `?${search}`;
}

/** The pages of a claim, each about the part that is read. */
export const pagesOf = (claim: Read) => {
  const page = (path: string) => `${path}${searchOf(claim)}`;
  const { reference } = claim;
  return {
    claim: page(portalPaths.claim(reference)),
    documents: page(portalPaths.claimDocuments(reference)),
    account: page(portalPaths.claimAccount(reference)),
    parlour: page(portalPaths.claimParlour(reference)),
    disagree: page(portalPaths.disagree(reference)),
    withdraw: page(portalPaths.withdrawClaim(reference)),
  };
};

/** What was typed for one part does not stand in the form of another. */
export const recordOf = (claim: Read): string => `${claim.reference}${partAsked(claim) ?? ''}`;

/** The address of the claim about one of its parts. */
export const pageOfPart = (claim: Read, part: ClaimPart): string => pagesOf({ ...claim, part }).claim;
