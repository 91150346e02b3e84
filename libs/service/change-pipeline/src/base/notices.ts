import { type Notification, pathOfProposal, pathOfRecord } from '@portal/contract';
import { notificationSentences, smsSentence } from '@portal/contract/words';
import {
  actionTypes,
  formatDate,
  formatRand,
  kindsOfChange,
  labelOf,
  type PlainDate,
  type ServicingReason,
  servicingReasons,
  todayInJohannesburg,
} from '@portal/domain';
import {
  insertNotification,
  type PolicyRow,
  messageQueue,
  type StoredAction,
  together,
  type Transaction,
} from '@portal/service-store';
import { type ChangeContext, type Proposal } from './change';
import { type PipelineTools } from './tools';

/** A message to the customer: in the portal, and as a text message where somebody must look at once. */
export interface Notice {
  type: Notification['type'];
  name?: string;
  /** Rand. */
  amount?: number;
  date?: PlainDate;
  reason?: string;
  /** The day from which something is so. */
  since?: PlainDate | null;
  /** It is about the first premium, with which cover starts. */
  isFirst?: boolean;
  path?: string;
  /** The number that is told by SMS. */
  smsTo?: string | null;
}

/** A message about what became of a request. */
type NoticeOfRequest = Notice & { action: StoredAction };

type Noticed = Pick<PolicyRow, 'customerId' | 'policyNumber'>;

/** Stores the messages of a change in its transaction; text messages are promised and sent after it. */
export async function sendNotices(
  tools: Pick<PipelineTools, 'random'>,
  tx: Transaction,
  noticed: Noticed,
  notices: readonly Notice[],
  now: Date,
): Promise<void> {
  const written = notices.map((notice) => writtenOut(tools, noticed, notice, now));
  await together(
    written.flatMap(({ inPortal, bySms }) => [
      insertNotification(tx, inPortal),
      ...(bySms ? [messageQueue.enqueue(tx, bySms)] : []),
    ]),
  );
}

function writtenOut(
  { random }: Pick<PipelineTools, 'random'>,
  { customerId, policyNumber }: Noticed,
  notice: Notice,
  now: Date,
) {
  const { type, path, smsTo } = notice;
  const { title, severity, sentence, path: usualPath } = notificationSentences[type];
  const words = wordsOf(notice, policyNumber, now);
  const inPortal = {
    id: random.uuid(),
    customerId,
    policyNumber,
    type,
    severity,
    title,
    createdAt: now,
    inAppMessage: shortened(sentence(words)),
    actionUrl: path ?? usualPath,
  };
  if (!smsTo) return { inPortal, bySms: null };
  const message = { channel: 'SMS', to: smsTo, text: smsSentence(type, words), purpose: type } as const;
  return { inPortal, bySms: { id: random.uuid(), policyNumber, message, now } };
}

/** What the sentences of a notice are filled with. */
export function wordsOf(
  { name = '', amount, date, reason = '', since = null, isFirst = false }: Notice,
  policyNumber: string,
  now: Date,
) {
  return {
    name,
    reason,
    no: policyNumber,
    date: formatDate(date ?? todayInJohannesburg(now)),
    amount: amount === undefined ? '' : formatRand(amount),
    premium: '',
    since: since === null ? '' : formatDate(since),
    isFirst,
  };
}

/** As much of a sentence as a message in the portal may have. */
const shortened = (text: string): string => (text.length > mostInApp ? `${text.slice(0, mostInApp - 1)}…` : text);
const mostInApp = 240;

const nameOf = ({ actionType }: Pick<StoredAction, 'actionType'>) => labelOf(actionTypes, actionType);

/** Told when a change was applied at once. A new number is told to the old one, where a thief cannot hide it. */
export function noticesOfApplied({ record }: PolicyRow, proposal: Proposal, { actor }: ChangeContext): Notice[] {
  const cell = record.MainMember.Cell_Number;
  if (proposal.actionType === 'UPDATE_CELL_NUMBER') return [{ type: 'CELL_CHANGED', smsTo: cell }];
  const notice = { name: nameOf(proposal), date: proposal.effectiveDate, path: pathOfRecord(proposal) };
  return [{ type: 'CHANGE_APPROVED', ...notice, ...(actor.kind !== 'customer' && { smsTo: cell }) }];
}

/** Told when a change waits: to whoever must decide, or to whoever asked. Whoever takes over a policy after a death reads it on the page. */
export function noticesOfPending({ record }: PolicyRow, action: StoredAction): Notice[] {
  if (kindsOfChange[action.actionType].askedBy !== 'holder') return [];
  const path = pathOfProposal(action);
  const notice = { name: nameOf(action), date: todayInJohannesburg(new Date(action.expiresAt)), path };
  return action.approverType === 'CUSTOMER'
    ? [{ type: 'APPROVAL_REQUIRED', ...notice, smsTo: record.MainMember.Cell_Number }]
    : [{ type: 'CHANGE_SUBMITTED', ...notice }];
}

/** Told when a change was approved and does not fit the policy any more: somebody counts on it. */
export const noticeOfFailure = (
  { record }: Pick<PolicyRow, 'record'>,
  action: StoredAction,
  failureReason: string,
): NoticeOfRequest => ({
  action,
  type: 'CHANGE_FAILED',
  name: nameOf(action),
  reason: failureReason.replace(/\.$/, ''),
  path: pathOfProposal(action),
  smsTo: record.MainMember.Cell_Number,
});

/** Told when a member of staff opened the policy; what they wrote beside the reason is for staff. */
export const noticeOfOpening = (reason: ServicingReason): Notice => ({
  type: 'POLICY_OPENED',
  reason: labelOf(servicingReasons, reason),
});

/**
 * Tells what became of a request: the policyholder in the portal; whoever asked to take over a policy after a death by text message, as the
 * policyholder is the one who died; of what nobody asked for nobody, as the one who died may have had that number.
 */
export async function tellDecision(
  tools: Pick<PipelineTools, 'random'>,
  tx: Transaction,
  row: Noticed,
  { action, ...said }: NoticeOfRequest,
  now: Date,
): Promise<void> {
  if (kindsOfChange[action.actionType].askedBy === 'nobody') return;
  if (action.takeover === undefined) return sendNotices(tools, tx, row, [said], now);
  const text = smsSentence(said.type, wordsOf(said, row.policyNumber, now));
  const message = { channel: 'SMS', to: action.takeover.cellNumber, text, purpose: said.type } as const;
  await messageQueue.enqueue(tx, { id: tools.random.uuid(), policyNumber: null, message, now });
}

/** Told when a change was decided. */
export const noticeOfDecision = (
  type: 'CHANGE_APPROVED' | 'CHANGE_DECLINED' | 'CHANGE_EXPIRED',
  action: StoredAction,
): NoticeOfRequest => ({
  action,
  type,
  name: nameOf(action),
  reason: action.comment ?? '',
  ...(action.effectiveDate !== null && { date: action.effectiveDate }),
  path: type === 'CHANGE_APPROVED' ? pathOfRecord(action) : pathOfProposal(action),
});
