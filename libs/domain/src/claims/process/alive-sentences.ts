import { type PlainDate } from '../../base/plain-date';
import { formatDate } from '../../base/written-dates';

/** What is said around a report that is wrong. Source: docs/domain/claims.md#c9-2. */
export const aliveSentences = {
  note: (reportedOn: PlainDate) =>
    `We were told on ${formatDate(reportedOn)} that you died. If you are reading this and it is wrong, tell us.`,
  button: 'I am alive',
  apology: 'Thank you. Nothing on your policy has changed. We are sorry for the fright.',
  toReporter: 'We could not confirm this report.',
  changeWaits: (until: PlainDate) =>
    `We were told that you died, so an administrator looks at this change first, until ${formatDate(until)} at the latest. ` +
    'Tell us that you are alive, and it waits no longer.',
} as const;
