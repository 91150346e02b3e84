import { type MissingDocument, missingDocumentOf, type Notification, pathOfProposal } from '@portal/contract';
import { type Database, hasRunOut, type NotificationRow, pendingActions } from '@portal/service-store';

/** Messages about a request that is under way. */
const aboutRequests: readonly Notification['type'][] = [
  'CHANGE_SUBMITTED',
  'APPROVAL_REQUIRED',
  'MORE_ASKED',
  'REQUEST_EXPIRING',
];

type Message = Pick<NotificationRow, 'id' | 'policyNumber' | 'type' | 'actionUrl' | 'createdAt'>;

/**
 * The document that the request of a message still waits for, by the message's id. It is looked up when the message is read, so that
 * nobody is asked for what was sent. Of several messages about one request, newest first, the first has it.
 */
export async function documentsMissingFor(
  database: Database,
  messages: readonly Message[],
  now: Date,
): Promise<Map<string, MissingDocument>> {
  const candidates = messages.filter(({ type }) => aboutRequests.includes(type as Notification['type']));
  const policyNumbers = new Set(candidates.flatMap(({ policyNumber }) => policyNumber ?? []));
  const pending = await Promise.all([...policyNumbers].map((policyNumber) => pendingActions(database, policyNumber)));
  const waiting = pending.flat().filter((action) => !hasRunOut(action, now));
  const found = new Map<string, MissingDocument>();
  for (const action of waiting) {
    const missing = missingDocumentOf(action.record);
    const message = missing && candidates.find((candidate) => isAbout(candidate, action));
    if (message) found.set(message.id, missing);
  }
  return found;
}

const isAbout = ({ policyNumber, actionUrl, createdAt }: Message, action: Waiting): boolean =>
  policyNumber === action.policyNumber &&
  actionUrl === pathOfProposal(action.record) &&
  createdAt >= action.requestedAt;

type Waiting = Awaited<ReturnType<typeof pendingActions>>[number];
