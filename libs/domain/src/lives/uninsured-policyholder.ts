import { type PlainDate } from '../base/plain-date';

/** A policyholder, as far as it says whether they are covered by their own policy. */
interface Policyholder {
  Cover_Start_Date: PlainDate;
  Cover_End_Date?: PlainDate | null | undefined;
}

/**
 * How the record of a policyholder says that they are not covered: the cover ends on the day it begins. So it is with the guardian of children
 * who go on with a policy: they pay for it. Source: docs/domain/claims.md#c8-3.
 */
export const neverCovered = (from: PlainDate) => ({ Cover_Amount: 0, Cover_Start_Date: from, Cover_End_Date: from });

/** Whether a policyholder pays for a policy that covers others only. */
export const isUninsured = ({ Cover_Start_Date, Cover_End_Date = null }: Policyholder): boolean =>
  Cover_End_Date !== null && Cover_End_Date <= Cover_Start_Date;
