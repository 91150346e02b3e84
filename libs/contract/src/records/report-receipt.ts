import * as v from 'valibot';

/** The answer to every signed report about something we know, repeats included. */
export const ReportReceiptSchema = v.object({
  /** True: the report was taken, or had been before. */
  received: v.literal(true),
});
