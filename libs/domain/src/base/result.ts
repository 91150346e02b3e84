/** What a rule gives: the value, or the sentence to show beside the field. The code is for tests, logs and `overridableRules`. */
export type Result<T> = { success: true; value: T } | { success: false; message: string; code?: string };

/** A rule was kept; here is what it gives. */
export const ok = <T>(value: T): Result<T> => ({ success: true, value });

/** A rule was broken; the message is ready to be shown. */
export const fail = (message: string, code?: string): Result<never> =>
  code === undefined ? { success: false, message } : { success: false, message, code };
