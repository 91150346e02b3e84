import * as v from 'valibot';
import { oneOf } from './choice';
import { reference } from './given';
import { lifeStatuses } from '@portal/domain';
import { count, day, dayOrNull, instant, key, rand, yesNo } from './plain';

/** What the service keeps about every record that can change. */
export const recordEntries = {
  id: key,
  Has_Pending_Action: yesNo,
  /** Goes up by one with every change; a write that names an old one is refused. */
  Version: count,
  Created_At: instant,
  Updated_At: instant,
};

/** What the service keeps about every covered life. */
export const lifeEntries = {
  ...recordEntries,
  Life_Status: oneOf(lifeStatuses),
  Cover_Amount: rand,
  Cover_Start_Date: day,
  Waiting_Period_End_Date: day,
  Cover_End_Date: dayOrNull,
  /** Completed years today. */
  Age: count,
};

/** What an update names besides the fields it changes. Without a version it takes the record as it stands. */
export const updateEntries = {
  id: reference('Name the record'),
  Version: v.optional(v.pipe(v.number(), v.integer())),
};
