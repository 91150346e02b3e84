import { activeBeneficiaries, type DeathReportStatus, isActiveOrPendingLife, isFinalStatus } from '@portal/domain';
import { type Findings, type FoundLife } from './find-lives';

/** A life that was found, as far as it is judged. */
interface ToJudge extends Omit<FoundLife, 'policy'> {
  policy: Pick<FoundLife['policy'], 'status' | 'record'>;
}

/** What follows for a life that was found. */
interface Verdict {
  /** The reporter's proved number is on record there, so a claim may open. */
  isLinked: boolean;
  /** What the policyholder is told; null: nothing. */
  tells: 'ALIVE_CHECK' | 'LIFE_REPORTED' | null;
}

/** A life that was found, and what follows for it. */
export type JudgedLife<Found extends ToJudge = FoundLife> = Found & Verdict;

interface Judgement<Found extends ToJudge> {
  status: Extract<DeathReportStatus, 'LINKED' | 'UNLINKED' | 'NO_MATCH'>;
  lives: JudgedLife<Found>[];
}

/**
 * What becomes of a report by whom the number of the reporter belongs to; null: it is not proved, and belongs to nobody. Where it is not
 * certain who died, and on a policy that has ended, nothing is linked and nobody is told. Source: docs/domain/claims.md#c1-3.
 */
export function judgeFindings<Found extends ToJudge>(
  { lives, isCertain }: Pick<Findings, 'isCertain'> & { lives: readonly Found[] },
  provedNumber: string | null,
): Judgement<Found> {
  const judged = lives.map((found): JudgedLife<Found> => {
    const isOpen = isCertain && !isFinalStatus(found.policy.status) && isActiveOrPendingLife(found.life);
    const isLinked = isOpen && provedNumber !== null && numbersThatLink(found).includes(provedNumber);
    return { ...found, isLinked, tells: isOpen ? noticeAbout(found, isLinked) : null };
  });
  if (judged.some(({ isLinked }) => isLinked)) return { status: 'LINKED', lives: judged };
  return { status: judged.length > 0 || !isCertain ? 'UNLINKED' : 'NO_MATCH', lives: judged };
}

/** Whoever is paid when the main member dies; the policyholder when somebody else does. */
const numbersThatLink = ({ kind, policy: { record }, beneficiaries }: ToJudge): (string | null)[] =>
  kind === 'MAIN_MEMBER'
    ? activeBeneficiaries({ Beneficiaries: beneficiaries }).map(({ Cell_Number }) => Cell_Number)
    : [record.MainMember.Cell_Number];

function noticeAbout({ kind }: ToJudge, isLinked: boolean): Verdict['tells'] {
  if (kind === 'MAIN_MEMBER') return 'ALIVE_CHECK';
  return isLinked ? null : 'LIFE_REPORTED';
}
