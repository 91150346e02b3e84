import { isOverridable, type OverridableRule, type Result } from '@portal/domain';
import * as v from 'valibot';
import { type FieldError } from '../failure';

/** What is known of a record: fields that are missing or already refused are absent. */
export type Known<Value> = { [Name in keyof Value]?: Value[Name] | undefined };

/** What a rule refuses. With a code it may be overridden with a reason. */
export interface RuleRefusal extends FieldError {
  code?: OverridableRule;
  /** Fields that this is concluded from: while one of them is refused itself, nothing is said about the conclusion. */
  follows?: readonly string[];
}

/** A rule about several fields: what it refuses, the field first, with dots into nested records. */
export type Rule<Value> = (value: Known<Value>) => readonly RuleRefusal[];

/**
 * Applies rules after the fields were read, even when some of them were refused. The first to speak of a field wins, and one mistake
 * is one sentence: what follows from a refused field is not said. What may be overridden is let pass when a reason is given.
 */
/* @__NO_SIDE_EFFECTS__ */
export function obeys<Value extends object>(...rules: readonly NoInfer<Rule<Value>>[]) {
  return v.rawCheck<Value>(({ dataset, addIssue }) => {
    const { value } = dataset;
    if (value === null || typeof value !== 'object') return;
    const refused = new Set(dataset.issues?.map((issue) => issue.path?.[0]?.key));
    const known = Object.fromEntries(Object.entries(value).filter(([name]) => !refused.has(name)));
    const spoken = new Set<unknown>(refused);
    for (const { field, message, code, follows = [] } of rules.flatMap((rule) => rule(known as Known<Value>))) {
      if (code && known['Override_Reason'] !== undefined) continue;
      if (refused.has(field.split('.')[0]) || spoken.has(field) || follows.some((one) => spoken.has(one))) continue;
      spoken.add(field);
      addIssue({ message, path: pathTo(field, value) });
    }
  });
}

/** The sentence of a domain rule, beside its field; nothing when the rule is kept. */
export function refusal(field: string, result: Result<unknown>): readonly RuleRefusal[] {
  if (result.success) return [];
  const { message, code } = result;
  return [isOverridable(code) ? { field, message, code } : { field, message }];
}

/** Refusals that are concluded from when somebody was born, which an ID number settles. */
export const fromBirth = (refusals: readonly RuleRefusal[]): readonly RuleRefusal[] =>
  refusals.map((one) => ({ ...one, follows: ['Id_Number', 'Date_Of_Birth'] }));

/** The same refusals, of a record inside another one. */
export const inside = (parent: string, refusals: readonly FieldError[]): readonly FieldError[] =>
  refusals.map(({ field, message }) => ({ field: `${parent}.${field}`, message }));

function pathTo(field: string, input: object): [v.IssuePathItem, ...v.IssuePathItem[]] {
  const items = field.split('.').map((key): v.IssuePathItem => {
    return { type: 'object', origin: 'value', input: input as Record<string, unknown>, key, value: undefined };
  });
  return items as [v.IssuePathItem, ...v.IssuePathItem[]];
}
