import { type PlainDate } from '../../base/plain-date';
import { formatDate } from '../../base/written-dates';
import { entryAges } from '../../lives/entry-age';
import { CONTINUATION_DAYS } from './continuation-days';
import { type successorRoles } from './successor';

/** What becomes of those whom a main member left, as staff read it. */
export interface CoverAfterDeath {
  /** The last day of cover unless somebody takes the policy over; null while it is not known. */
  lastDay: PlainDate | null;
  successor: { role: (typeof successorRoles)[number]; name: string | null } | null;
  isTakeoverAsked: boolean;
  isOver: boolean;
}

/** Until when those are covered whom a main member left. Source: docs/domain/claims.md#c8-3. */
export function coverUntilSentence({ lastDay, isTakeoverAsked, isOver }: CoverAfterDeath): string {
  if (isOver) return lastDay === null ? 'Their cover has ended.' : `Their cover ended on ${formatDate(lastDay)}.`;
  if (isTakeoverAsked) return 'They stay covered until the request to take the policy over is decided.';
  return lastDay === null
    ? `They stay covered, at least until ${CONTINUATION_DAYS} days after the decision.`
    : `They are covered until ${formatDate(lastDay)}, and longer only if somebody takes the policy over.`;
}

const eldest = () => `the eldest covered person of ${entryAges.mainMember.youngest} to ${entryAges.mainMember.oldest}`;
const roles = {
  SPOUSE: () => 'spouse',
  CHILD: eldest,
  EXTENDED_MEMBER: eldest,
  GUARDIAN: () => 'The guardian of the children who are covered',
};

/** Who may take the policy over. Source: docs/domain/claims.md#c8-3. */
export const successorWords = ({ successor }: Pick<CoverAfterDeath, 'successor'>): string => {
  if (successor === null) return 'Nobody';
  return successor.name === null ? roles[successor.role]() : `${successor.name}, ${roles[successor.role]()}`;
};
