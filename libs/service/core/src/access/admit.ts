import { type CallerKind, type Endpoint } from '@portal/contract';
import { type CallerSession } from '@portal/service-store';
import { Refusal } from '../wire/refusal';
import { type CallerFinder, type FoundSession } from './find-caller';

/** What is read for a request: the caller's session, and whose the policy in the path is. */
interface Found extends FoundSession {
  session: FoundSession['session'] & Pick<CallerSession, 'customerId'>;
  policy: { customerId: string } | null;
}

/** Reads something for the caller of a request; refuses instead when it is not for them. */
export type Admit = <F extends Found>(read: (sessionId: string) => Promise<F | null>) => Promise<F>;

interface Asked {
  row: Endpoint;
  policyNumber: string | null;
  request: Request;
  now: Date;
  /** Notes who is calling, for the log. */
  note: (caller: CallerKind) => void;
}

/** Admits a caller whom the row admits, when the policy in the path is theirs. One that does not exist is nobody's. */
export const admission =
  (findCaller: CallerFinder, { row, policyNumber, request, now, note }: Asked): Admit =>
  async (read) => {
    if (row.callers.length === 0) throw new Refusal('FORBIDDEN');
    const found = await findCaller(request.headers.get('authorization'), now, read);
    note('customer');
    if (!row.callers.includes('customer')) throw new Refusal('FORBIDDEN');
    if (policyNumber !== null && found.policy?.customerId !== found.session.customerId) throw new Refusal('NOT_FOUND');
    return found;
  };
