import {
  isSamePerson,
  kindsOfChange,
  type PlainDate,
  type Reminder,
  remindersDue,
  todayInJohannesburg,
  notAnsweredBy,
  withoutClaimedDeaths,
} from '@portal/domain';
import {
  hasOpenPayment,
  type StoredAction,
  type StoredPolicy,
  together,
  type Transaction,
} from '@portal/service-store';
import { claimedDeaths } from '../lifecycle/claimed-deaths';
import { type Settled } from '../lifecycle/process-due-events';
import { premiumsKnown } from '../record/premium-of-month';
import { withActions } from '../record/activated';

interface ToSend {
  reminders: readonly Reminder[];
  /** Something else is due by the policy and waits: for a payment, a claim or a request. It is looked at again tomorrow. */
  isHeldBack: boolean;
}

/**
 * What a policy is reminded of today. Whoever is paying now is not asked to pay, nobody is asked about somebody whose death is claimed,
 * and nobody for what they have sent or asked for and we have not decided. A premium is what its month costs by all that is approved. Source: docs/domain/records.md#r9-21.
 */
export async function remindersToSend(tx: Transaction, { row, today, open, waiting }: Settled): Promise<ToSend> {
  const { record, policyNumber } = row;
  const requests = open.filter(isPending).filter(isSomebodys).map(requestOf);
  const priced = { ...record, ...premiumsKnown(record, waiting) };
  const planned = remindersDue(priced, requests, today);
  if (planned.length === 0) return { reminders: [], isHeldBack: false };
  const [deaths, isPaying] = await together([claimedDeaths(tx, policyNumber), hasOpenPayment(tx, policyNumber)]);
  const due = remindersDue(withoutClaimedDeaths(priced, deaths), requests, today);
  const reminders = notAnsweredBy(due, asAskedFor(record, open, today), today).filter(
    ({ kind }) => !(isPaying && kind === 'PREMIUM_DUE'),
  );
  return { reminders, isHeldBack: reminders.length < planned.length };
}

/** The policy with what we have to decide about its people, or have approved; a child who moves to extended cover is a child no more. */
function asAskedFor(record: StoredPolicy, open: readonly StoredAction[], today: PlainDate): StoredPolicy {
  const after = withActions(record, open.filter(isAboutPeople).filter(isNotTheirMove), today);
  const hasMoved = (child: StoredPolicy['Children'][number]) =>
    after.ExtendedMembers.some((member) => isSamePerson(child, member));
  return { ...after, Children: after.Children.filter((child) => !hasMoved(child)) };
}

const isAboutPeople = ({ entityType }: StoredAction) => entityType === 'CHILD' || entityType === 'EXTENDED_MEMBER';
const isNotTheirMove = ({ status, approverType }: StoredAction) => status !== 'PENDING' || approverType !== 'CUSTOMER';
const isPending = ({ status }: StoredAction) => status === 'PENDING';
const isSomebodys = ({ actionType }: StoredAction) => kindsOfChange[actionType].askedBy !== 'nobody';

const requestOf = ({ id, actionType, entityLabel, expiresAt }: StoredAction) => ({
  id,
  isApplication: actionType === 'ADD_POLICY',
  label: entityLabel,
  expires: todayInJohannesburg(new Date(expiresAt)),
});
