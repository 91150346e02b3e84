import { type Policy } from '@portal/contract';
import {
  childRelationships,
  type CoverByCause,
  coverSentence,
  coverToComeSentence,
  extendedRelationships,
  formatCover,
  formatDate,
  formatShortDate,
  fullName,
  hasCoverEnded,
  isCoveredForAnyCause,
  labelOf,
  type PlainDate,
} from '@portal/domain';
import { type DocumentPart, type DocumentSection } from '../content';

interface Life {
  id: string;
  First_Name: string;
  Surname: string;
  Date_Of_Birth: string;
  Life_Status: string;
  Cover_End_Date: PlainDate | null;
  Cover_Amount: number;
  Cover_Start_Date: string;
  Waiting_Period_End_Date: string;
}

/** Everybody who is covered, for how much, from when and for which causes. */
export function lives(policy: Policy, on: PlainDate): DocumentSection {
  const covered = coveredLives(policy, on);
  return {
    heading: 'Who is covered',
    parts: [
      {
        kind: 'table',
        columns: [
          { heading: 'Name', holds: 'name' },
          { heading: 'Covered as', holds: 'words' },
          { heading: 'Born', holds: 'day' },
          { heading: 'Cover', holds: 'amount' },
          { heading: 'Covered from', holds: 'day' },
        ],
        rows: covered.map(({ life, as }) => [
          fullName(life),
          as,
          formatShortDate(life.Date_Of_Birth),
          formatCover(life.Cover_Amount),
          formatShortDate(life.Cover_Start_Date),
        ]),
      },
      ...byCause(
        covered.map(({ life }) => life),
        on,
      ),
      ...newerCover(
        policy,
        covered.map(({ life }) => life),
        on,
      ),
    ],
  };
}

function coveredLives(
  { MainMember, Spouse, Children, ExtendedMembers }: Policy,
  on: PlainDate,
): { life: Life; as: string }[] {
  return [
    { life: MainMember, as: 'Main member' },
    ...(Spouse ? [{ life: Spouse, as: 'Spouse' }] : []),
    ...Children.map((life) => ({ life, as: labelOf(childRelationships, life.Relationship) })),
    ...ExtendedMembers.map((life) => ({ life, as: labelOf(extendedRelationships, life.Relationship) })),
  ].filter(({ life }) => life.Life_Status === 'ACTIVE' && !hasCoverEnded(life, on));
}

/** What each is covered for on that day; those who are covered for any cause are told together. */
function byCause(covered: readonly Life[], on: PlainDate): DocumentPart[] {
  const excluded = covered.filter((life) => !isCoveredForAnyCause(life, on));
  const others = excluded.length === 0 ? 'Everybody named here' : 'Everybody else';
  return [
    ...excluded.map((life) => ({ kind: 'text', text: `${fullName(life)}: ${coverSentence(life, on)}.` }) as const),
    ...(excluded.length < covered.length
      ? [{ kind: 'text', text: `${others} is covered for any cause.` } as const]
      : []),
  ];
}

/** The part of somebody's cover that came later waits on its own (docs/domain/policy.md#r4-3). */
const newerCover = ({ Cover_Increases }: Policy, covered: readonly Life[], on: PlainDate): DocumentPart[] =>
  Cover_Increases.flatMap(({ lifeId, amount, startDate, waitingPeriodEndDate }) =>
    covered
      .filter(({ id }) => id === lifeId)
      .map((life) => ({
        kind: 'text',
        text:
          `Of the cover of ${fullName(life)}, ${formatCover(amount)} came later, from ${formatDate(startDate)}. ` +
          `${ofIncrease({ Cover_Start_Date: startDate, Waiting_Period_End_Date: waitingPeriodEndDate }, on)}.`,
      })),
  );

/** What that part is covered for now, or will be. */
const ofIncrease = (increase: CoverByCause, on: PlainDate): string =>
  increase.Cover_Start_Date > on ? coverToComeSentence(increase) : coverSentence(increase, on);
