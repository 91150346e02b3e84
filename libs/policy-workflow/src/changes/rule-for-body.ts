import { type AllowedAction } from '@portal/contract';
import { kindsOfChange } from '@portal/domain';

/** What names the record and is no change to it. */
const naming = ['id', 'Version'];

/** Who decides about this very body: contact details alone are applied at once (docs/domain/changes.md#r7-2). */
export function ruleForBody(rule: AllowedAction, body: object): AllowedAction {
  const { contactFields } = kindsOfChange[rule.actionType];
  const changed = Object.keys(body).filter((field) => !naming.includes(field));
  const isContactOnly = changed.length > 0 && changed.every((field) => contactFields.includes(field));
  return isContactOnly ? { ...rule, approver: null } : rule;
}
