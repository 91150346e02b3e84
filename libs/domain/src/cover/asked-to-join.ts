import { isPlainDate, laterOf, type PlainDate } from '../base/plain-date';
import { hasNoCover } from '../policy/policy-status';
import { type CoverRequest, type CoverRole } from './cover-facts';
import { nothingPayable } from './payable-on';
import { type CoverBase, type CoverMove, type PersonCover } from './person-cover';
import { type StandingOn } from './standing-on';

/** Whose move a request is: whoever has a document to send comes before whoever decides. */
export const moveOf = ({ decides, document, decideBy }: CoverRequest): CoverMove =>
  document === null
    ? { by: decides, toDo: { kind: 'decide' }, until: decideBy }
    : { by: 'you', toDo: { kind: 'send', document }, until: decideBy };

const textIn = (proposed: CoverRequest['proposed'], name: string): string | null => {
  const value = proposed?.[name];
  return typeof value === 'string' ? value : null;
};

/** Somebody whom a request adds, before it is applied; null for any other request. Source: docs/domain/changes.md#r7-2. */
export function newLifeOf(
  request: CoverRequest,
  { on, standing }: { on: PlainDate; standing: StandingOn },
): PersonCover | null {
  const { adds, proposed, entityId } = request;
  if (adds === null || adds === 'POLICY' || proposed === null || hasNoCover(standing.status)) return null;
  const asked = textIn(proposed, 'Cover_Start_Date');
  const starts = request.effectiveDate ?? (isPlainDate(asked) ? laterOf(asked, on) : null);
  const amount = proposed['Cover_Amount'];
  return {
    personId: entityId,
    firstName: textIn(proposed, 'First_Name') ?? '',
    gender: textIn(proposed, 'Gender'),
    role: adds as CoverRole,
    isOnPolicy: false,
    diedOn: null,
    base: baseOf(request, starts),
    limits: [],
    threats: [],
    amounts: nothingPayable,
    fullAmount: typeof amount === 'number' ? amount : 0,
    nextChange: null,
  };
}

const baseOf = (request: CoverRequest, since: PlainDate | null): CoverBase => ({
  state: 'not-yet',
  rule: request.isApproved ? 'starts-later' : 'approval',
  since,
  until: null,
  naturalFrom: null,
  anyCauseFrom: null,
  move: request.isApproved ? null : moveOf(request),
});
