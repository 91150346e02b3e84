import { type Child } from '@portal/contract';
import { birthdayOf, childCoverEnds, formatDate, ordinal } from '@portal/domain';

type Facts = Pick<Child, 'Cover_End_Date' | 'Date_Of_Birth'>;

/**
 * The day on which a child's cover ends, in words: "4 March 2037, the 22nd birthday"; null without an age limit
 * (docs/domain/lives.md#r4-5).
 */
export function coverEndDay({ Cover_End_Date: ends, Date_Of_Birth: birth }: Facts): string | null {
  if (ends === null) return null;
  const age = Object.values(childCoverEnds).find((one) => birthdayOf(birth, one) === ends);
  return age === undefined ? formatDate(ends) : `${formatDate(ends)}, the ${ordinal(age)} birthday`;
}
