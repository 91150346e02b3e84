import * as v from 'valibot';
import { oneOf } from './choice';
import { reference } from './given';
import { lifeStatuses } from '@portal/domain';
import { count, day, dayOrNull, instant, key, rand, yesNo } from './plain';

/** What the service keeps about every record that can change. */
export const recordEntries = {
  id: key,
  /** Whether a change of this record waits for a decision. */
  Has_Pending_Action: yesNo,
  /** Goes up by one with every change; a write that names an old one is refused. */
  Version: count,
  /** When the record was made. */
  Created_At: instant,
  /** When the record was last changed. */
  Updated_At: instant,
};

/** What the service keeps about every covered life. */
export const lifeEntries = {
  ...recordEntries,
  /** Where the person's cover stands. */
  Life_Status: oneOf(lifeStatuses),
  /** What is paid on this person's death. */
  Cover_Amount: rand,
  /** The first day of cover. */
  Cover_Start_Date: day,
  /** The last day of the waiting period, in which natural causes are not paid. */
  Waiting_Period_End_Date: day,
  /** The last day of cover; null while no end is known. */
  Cover_End_Date: dayOrNull,
  /** Completed years today. */
  Age: count,
};

/** What an update names besides the fields it changes. Without a version it takes the record as it stands. */
export const updateEntries = {
  /** The record that is changed. */
  id: reference('Name the record'),
  /** The version that was read: with an older one the change is refused; left out, the record is taken as it stands. */
  Version: v.optional(v.pipe(v.number(), v.integer())),
};
