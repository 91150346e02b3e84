import * as v from 'valibot';

/** The answer to every signed report about something we know, repeats included. */
export const ReportReceiptSchema = v.object({ received: v.literal(true) });
