import * as v from 'valibot';
import { day } from '../fields/plain';
import { written } from '../fields/written';

/** The policy as whoever confirms it has read it, by its `Version`. */
export const ConfirmDetailsSchema = written({
  Version: v.pipe(v.number('Send the version of the policy that was read'), v.integer()),
});

export const ConfirmedSchema = v.object({ Details_Confirmed_On: day });
