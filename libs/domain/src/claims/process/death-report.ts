import { claimLimits } from './claim-limits';

/** How many reports came before this one. */
export interface ReportsBefore {
  /** From the proved number, today. */
  fromNumber: number;
  /** About the ID number, this month; 0 where none was given. */
  aboutIdNumber: number;
  /** From the address, in the last hour. */
  fromAddress: number;
}

/** What is done with a report; whoever sends it reads the same answer at the same time whatever it is. */
export interface ReportHandling {
  /** Staff alone look at it, nothing is matched by machine. */
  isForStaffOnly: boolean;
  /** The answer is held back for a while; never refused on that ground alone. */
  isSlowed: boolean;
}

/** What becomes of a report of a death from the public page. Source: docs/domain/claims.md#c9-1. */
export const reportHandling = ({ fromNumber, aboutIdNumber, fromAddress }: ReportsBefore): ReportHandling => ({
  isForStaffOnly:
    fromNumber >= claimLimits.REPORTS_PER_NUMBER_AND_DAY ||
    aboutIdNumber >= claimLimits.REPORTS_PER_ID_NUMBER_AND_MONTH,
  isSlowed: fromAddress >= claimLimits.REPORTS_PER_ADDRESS_AND_HOUR,
});
