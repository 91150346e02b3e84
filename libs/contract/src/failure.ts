import * as v from 'valibot';

/** The standard error result: what every failed call gives, and all it gives (docs/specification.md#s3 and #s8). */
export const FailureSchema = v.object({
  /** False: the call was refused. */
  success: v.literal(false),
  /** The HTTP status of the answer. */
  status: v.number(),
  /** What to tell the person, in one sentence. */
  message: v.string(),
  /** What kind of refusal it is, for programs. */
  code: v.string(),
});
export type Failure = v.InferOutput<typeof FailureSchema>;

/** One refused field of a body. Servers may add a list of these to a failure; clients pass on the four fields. */
export const FieldErrorSchema = v.object({
  /** The field that is refused, with dots into nested records. */
  field: v.string(),
  /** What is wrong with it, in one sentence. */
  message: v.string(),
});
export type FieldError = v.InferOutput<typeof FieldErrorSchema>;

export const failure = (status: number, code: string, message: string): Failure => ({
  success: false,
  status,
  message,
  code,
});
