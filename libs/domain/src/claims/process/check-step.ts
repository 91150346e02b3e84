import { labelOf, type StatusList } from '../../code-lists/code-list';
import { fail, ok, type Result } from '../../base/result';

/** What may follow each status; nothing follows a final one. */
type Steps<Status extends string> = Readonly<Record<Status, readonly Status[]>>;

/** A record with statuses: what people call it, its list and its steps. */
export interface Staged<Status extends string> {
  name: 'claim' | 'payment' | 'report';
  list: StatusList<Status>;
  steps: Steps<Status>;
}

/** Gives the next status; refuses a step that is not in the table with INVALID_STATUS. */
export const checkStep = <Status extends string>(
  { name, list, steps }: Staged<Status>,
  from: Status,
  to: Status,
): Result<Status> =>
  steps[from].includes(to)
    ? ok(to)
    : fail(`This is not possible while the status of the ${name} is "${labelOf(list, from)}".`, 'INVALID_STATUS');
