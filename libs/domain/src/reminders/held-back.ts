import { type PlainDate } from '../base/plain-date';
import { type ClaimedDeath } from '../cover/cover-facts';
import { type Reminder, type ReminderKind } from './reminder';
import { type RemindedPolicy, remindersDue } from './reminders-due';

/**
 * The policy without those of whose death an open claim tells: nothing is asked about them. A claim about the main member changes nothing,
 * because they may be alive. Source: docs/domain/policy.md#r4-3-cover and docs/domain/claims.md#c9-2.
 */
export function withoutClaimedDeaths<Policy extends RemindedPolicy>(
  policy: Policy,
  deaths: readonly ClaimedDeath[],
): Policy {
  const dead = new Set(deaths.map(({ lifeId }) => lifeId));
  const { Spouse, Children, ExtendedMembers } = policy;
  return {
    ...policy,
    Spouse: Spouse && dead.has(Spouse.id) ? null : Spouse,
    Children: Children.filter(({ id }) => !dead.has(id)),
    ExtendedMembers: ExtendedMembers.filter(({ id }) => !dead.has(id)),
  };
}

/** What a request can answer: whoever has sent what is missing, or asked for what is proposed, is not asked for it. */
const answerable: readonly ReminderKind[] = [
  'PROOF_OF_STUDY_DUE',
  'CHILD_AGE_LIMIT',
  'CHILD_COVER_ENDS',
  'ID_OUTSTANDING',
];

/** Those that would be sent too if everything that was asked for were applied to the policy. */
export function notAnsweredBy(due: readonly Reminder[], asAskedFor: RemindedPolicy, today: PlainDate): Reminder[] {
  const left = new Set(remindersDue(asAskedFor, [], today).map(nameOf));
  return due.filter((reminder) => !answerable.includes(reminder.kind) || left.has(nameOf(reminder)));
}

const nameOf = ({ kind, subject, day }: Reminder): string => `${kind} ${subject} ${day}`;
