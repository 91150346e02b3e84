import * as v from 'valibot';
import { type FieldError } from '../failure';

/** A rule about several fields. Fields that are missing or already refused are absent, so a rule judges what is there. */
export type Rule<Value> = (value: Partial<Value>) => readonly FieldError[];

/** Applies a rule after the fields were read, even when some of them were refused. */
/** @__NO_SIDE_EFFECTS__ */
export function obeys<Value extends object>(rule: Rule<Value>) {
  return v.rawCheck<Value>(({ dataset, addIssue }) => {
    const { value } = dataset;
    if (value === null || typeof value !== 'object') return;
    const refused = new Set(dataset.issues?.map((issue) => issue.path?.[0]?.key));
    const sound = Object.fromEntries(Object.entries(value).filter(([name]) => !refused.has(name)));
    for (const { field, message } of rule(sound as Partial<Value>)) {
      if (!refused.has(field.split('.')[0])) addIssue({ message, path: pathTo(field, value) });
    }
  });
}

/** No error: a rule that has nothing to say. */
export const fine: readonly FieldError[] = [];

function pathTo(field: string, input: object): [v.IssuePathItem, ...v.IssuePathItem[]] {
  const items = field.split('.').map((key): v.IssuePathItem => {
    return { type: 'object', origin: 'value', input: input as Record<string, unknown>, key, value: undefined };
  });
  return items as [v.IssuePathItem, ...v.IssuePathItem[]];
}
