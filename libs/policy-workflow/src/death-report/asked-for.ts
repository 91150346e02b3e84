import { type Result } from '@portal/domain';

/** What is said of a field that is shown and empty, where the record itself could do without it: the rule's own sentence for nothing. */
export const askedFor = (rule: (typed: string) => Result<unknown>) => (value: unknown) => {
  if (typeof value === 'string' && value.trim() !== '') return null;
  const nothing = rule('');
  return nothing.success ? null : nothing.message;
};
