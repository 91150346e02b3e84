import { type Policy } from '@portal/contract';
import {
  childRelationships,
  extendedRelationships,
  formatCover,
  formatDate,
  formatShortDate,
  fullName,
  hasCoverEnded,
  labelOf,
  limits,
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

/** Everybody who is covered, with what is paid and from when natural causes count. */
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
          { heading: 'Natural causes from', holds: 'day' },
        ],
        rows: covered.map(({ life, as }) => [
          fullName(life),
          as,
          formatShortDate(life.Date_Of_Birth),
          formatCover(life.Cover_Amount),
          formatShortDate(life.Cover_Start_Date),
          formatShortDate(life.Waiting_Period_End_Date),
        ]),
      },
      ...newerCover(
        policy,
        covered.map(({ life }) => life),
      ),
      {
        kind: 'text',
        text:
          'Death by accident is covered from the day the cover starts, suicide after ' +
          `${limits.WAITING_MONTHS_SUICIDE} months.`,
      },
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

/** The part of somebody's cover that came later waits on its own (domain rules 4.3). */
const newerCover = ({ Cover_Increases }: Policy, covered: readonly Life[]): DocumentPart[] =>
  Cover_Increases.flatMap(({ lifeId, amount, startDate, waitingPeriodEndDate }) =>
    covered
      .filter(({ id }) => id === lifeId)
      .map((life) => ({
        kind: 'text',
        text:
          `Of the cover of ${fullName(life)}, ${formatCover(amount)} came later: covered from ${formatDate(startDate)}, ` +
          `natural causes from ${formatDate(waitingPeriodEndDate)}.`,
      })),
  );
