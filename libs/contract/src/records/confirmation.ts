import * as v from 'valibot';
import { day } from '../fields/plain';
import { written } from '../fields/written';

/** The policy as whoever confirms it has read it, by its `Version`. */
export const ConfirmDetailsSchema = written({
  /** The version of the policy that was read; with an older one nothing is confirmed. */
  Version: v.pipe(v.number('Send the version of the policy that was read'), v.integer()),
});

export const ConfirmedSchema = v.object({
  /** The day on which the details were confirmed. */
  Details_Confirmed_On: day,
});
