import * as v from 'valibot';

/** What the API document says about a field beyond its type. */
export interface Documented {
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  description?: string;
  contentEncoding?: string;
}

/**
 * A note for the API document. It stands before the first transformation of a pipe, because a converter that
 * describes what may be sent stops there. Checks nothing.
 */
/* @__NO_SIDE_EFFECTS__ */
export function documented<Input>(notes: Documented) {
  return v.metadata<Input, { readonly openApi: Documented }>({ openApi: notes });
}
