import { addDays, laterOf, type PlainDate } from '../../base/plain-date';
import { type ClaimStatus } from '../../code-lists/claims';

/** Days after the decision on the main member's death in which somebody may take over the policy. Source: docs/domain/claims.md#c8-3. */
export const CONTINUATION_DAYS = 60;

/** So many days before cover ends every adult who is covered gets a letter. */
const continuationLetterDays = [30, 14, 3] as const;

/** A claim for the main member, as far as it keeps the policy from lapsing. */
export interface ClaimForMainMember {
  status: ClaimStatus;
  decidedOn: PlainDate | null;
}

const open: readonly ClaimStatus[] = ['REPORTED', 'IN_ASSESSMENT', 'DISPUTED'];
/** A claim in one of these is decided, one way or the other. */
export const decidedClaimStatuses: ClaimStatus[] = ['APPROVED', 'PAID', 'REPUDIATED'];

/**
 * Whether the policy may not lapse because of its main member's death: while a claim is open, and in the days after its decision in which
 * somebody may take over. One that was withdrawn, closed for now or reported by mistake holds nothing. Source: docs/domain/claims.md#c8-3.
 */
export const isDeathHeld = (claims: readonly ClaimForMainMember[], today: PlainDate): boolean =>
  claims.some(
    (claim) => isClaimOpen(claim) || (isClaimDecided(claim) && today <= addDays(claim.decidedOn, CONTINUATION_DAYS)),
  );

/** Whether it is still to be decided. */
export const isClaimOpen = ({ status }: Pick<ClaimForMainMember, 'status'>): boolean => open.includes(status);

/** Whether it is decided, on a day that is known; the days to take over count from that one. */
export const isClaimDecided = <Claim extends ClaimForMainMember>(
  claim: Claim,
): claim is Claim & { decidedOn: PlainDate } => decidedClaimStatuses.includes(claim.status) && claim.decidedOn !== null;

/**
 * The last day on which somebody may take over, which is the last day of cover when nobody does: then the policy is CLAIMED from the next
 * day. Without premiums the others are covered to the end of those months in any case.
 *
 * @param paidUpUntil the last day without premiums; null: there are none
 */
export const continuationUntil = (decidedOn: PlainDate, paidUpUntil: PlainDate | null): PlainDate =>
  laterOf(paidUpUntil, addDays(decidedOn, CONTINUATION_DAYS));

/** A letter that tells of the end of cover, and the last day on which it still helps: a round that was missed is made up for until then. */
export interface ContinuationLetter {
  on: PlainDate;
  until: PlainDate;
}

/** The letters before the last day of cover, each until the next one goes out. */
export const continuationLetters = (lastDay: PlainDate): ContinuationLetter[] =>
  continuationLetterDays.map((days, place) => ({
    on: addDays(lastDay, -days),
    until: addDays(lastDay, -(continuationLetterDays[place + 1] ?? 0) - 1),
  }));

/**
 * What those letters say, by the names of everybody who is covered, the last day and the premium a month, each as it is read. An empty
 * premium: nobody knows it, because it goes by the age of somebody who is not on the policy. Source: docs/domain/claims.md#c8-3.
 */
export const continuationLetterSentence = ({
  names,
  lastDay,
  premium,
}: Record<'names' | 'lastDay' | 'premium', string>) =>
  `The cover of ${names} ends on ${lastDay} unless somebody takes over the policy.` +
  (premium === '' ? '' : ` The premium would be ${premium} a month.`);
