import * as v from 'valibot';

/** The standard error result: what every failed call gives, and all it gives (docs/specification.md#s3 and #s8). */
export const FailureSchema = v.object({
  success: v.literal(false),
  status: v.number(),
  message: v.string(),
  code: v.string(),
});
export type Failure = v.InferOutput<typeof FailureSchema>;

/** One refused field of a body. Servers may add a list of these to a failure; clients pass on the four fields. */
export const FieldErrorSchema = v.object({ field: v.string(), message: v.string() });
export type FieldError = v.InferOutput<typeof FieldErrorSchema>;

export const failure = (status: number, code: string, message: string): Failure => ({
  success: false,
  status,
  message,
  code,
});
