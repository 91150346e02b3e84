import { requiredText } from './text';

export interface RemarkRules {
  /** When nothing is there. */
  required: string;
  min: number;
  max: number;
  /** What may be too long: "A note". */
  what: string;
}

/** A few sentences that somebody has to write. */
/* @__NO_SIDE_EFFECTS__ */
export const remark = ({ required, min, max, what }: RemarkRules) =>
  requiredText({
    required,
    min,
    short: `Write at least ${min} characters`,
    max,
    long: `${what} must be ${max} characters or less`,
  });
