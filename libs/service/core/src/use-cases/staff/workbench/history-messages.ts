import { type ApprovalCase } from '@portal/contract';
import { documentLabels } from '@portal/contract/words';
import { type ActionEvent } from '@portal/service-store';

/** What an event wrote down beside its name, as text; empty when there is none of that name. */
const detail = ({ after }: ActionEvent, name: string): string => {
  const value = (after as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' ? value : '';
};

const documentIn = (event: ActionEvent): string => {
  const type = detail(event, 'type');
  return Object.hasOwn(documentLabels, type) ? documentLabels[type as keyof typeof documentLabels] : 'Document';
};

/** Why a request ended that nobody took back, as where somebody died. */
const endedBecause = (event: ActionEvent): string | null => {
  const because = detail(event, 'because');
  return because === '' ? null : `It ended: ${because}`;
};

const ruleOverridden = (event: ActionEvent) => `Overrode a rule: ${detail(event, 'rule')}`;

/** What each event was, in words for staff. */
const sentences: Record<string, (event: ActionEvent) => string> = {
  CHANGE_REQUESTED: () => 'Asked for this change',
  ID_DOB_OVERRIDE: ruleOverridden,
  AGE_LIMIT_OVERRIDE: ruleOverridden,
  REQUEST_TAKEN: () => 'Started to work on it',
  REQUEST_RELEASED: (event) =>
    detail(event, 'takenBy') === event.staffName ? 'Gave it back' : `Gave it back for ${detail(event, 'takenBy')}`,
  ASKED_FOR_MORE: (event) => `Asked the policyholder for more: ${detail(event, 'message')}`,
  DOCUMENT_RECEIVED: (event) => `Sent a document: ${documentIn(event)}`,
  ACCOUNT_ANSWERED: () => 'The bank answered about the account',
  CONSENT_RECORDED: (event) => `Recorded the policyholder’s consent, reference ${detail(event, 'consentReference')}`,
  CHANGE_APPROVED: () => 'Approved it',
  CHANGE_DECLINED: ({ reason }) => `Declined it: ${reason ?? ''}`,
  CHANGE_CANCELLED: (event) => endedBecause(event) ?? 'Took it back',
  CHANGE_REPLACED: (event) => endedBecause(event) ?? 'Replaced it by a newer request',
  CHANGE_EXPIRED: () => 'Nobody decided in time, so it expired',
  CHANGE_APPLIED: (event) =>
    detail(event, 'left') === ''
      ? 'The change was made'
      : `The change was made. What was set since stays: ${detail(event, 'left')}`,
  CHANGE_FAILED: () => 'The change could not be made',
};

/** What happened to a request, one line each, in the order given. `customer`: who asked for it or answers it, where no member of staff does. */
export const historyOf = (events: readonly ActionEvent[], customer: string): ApprovalCase['history'] =>
  events.flatMap((event) => {
    const sentence = sentences[event.action];
    return sentence ? [{ at: event.at.toISOString(), who: whoIn(event, customer), what: sentence(event) }] : [];
  });

function whoIn({ actorType, staffName }: ActionEvent, customer: string): string {
  if (actorType === 'CUSTOMER') return customer;
  return actorType === 'STAFF' ? (staffName ?? 'A member of staff') : 'The portal';
}
