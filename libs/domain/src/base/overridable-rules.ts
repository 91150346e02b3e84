/**
 * The rules that a portal administrator may override for one person, with a reason, by the code of their refusal, and the fields
 * that each is about. Source: docs/domain/people.md#r1-2 and docs/domain/changes.md#r7-3.
 *
 * A refusal without one of these codes stands: where there could be no cover (decision 004), and the policyholder's own age.
 */
const overridableRules = {
  ID_DOB_MISMATCH: ['Id_Type', 'Id_Number', 'Date_Of_Birth'],
  AGE_LIMIT: ['Date_Of_Birth', 'Is_Student', 'Is_Disabled', 'Proof_Of_Study_Until'],
} as const satisfies Record<string, readonly string[]>;
export type OverridableRule = keyof typeof overridableRules;

/** Whether the code of a refusal is that of a rule that may be overridden. */
export const isOverridable = (code: string | undefined): code is OverridableRule =>
  code !== undefined && Object.hasOwn(overridableRules, code);

type Fields = Readonly<Record<string, unknown>>;

/** Whether a change touches what a rule is about. What was overridden once is not asked again for a new surname. */
export const touchesRule = (rule: OverridableRule, before: Fields, after: Fields): boolean =>
  overridableRules[rule].some((field) => (before[field] ?? null) !== (after[field] ?? null));
