import { callersOf, type CallerKind, type Endpoint, refusals } from '@portal/contract';
import { type Database, type PreparedReads } from '@portal/service-store';
import { type RequestContext } from '../caller/request-context';
import { Refusal } from '../wire/refusal';
import { authorizeClaimant } from './authorize-claimant';
import { authorizeCustomer } from './authorize-customer';
import { type Bearer, type BearerReader } from './read-bearer';
import { authorizeStaff } from './authorize-staff';
import { type Authorization } from '../caller/admitted';

/** What is asked for. */
export interface Asked {
  row: Endpoint;
  policyNumber: string | null;
  /** Whether staff must have opened the policy in the path first. */
  needsServicing: boolean;
  /** Whether staff may write `new` in the place of a policy number: there is none yet. */
  takesNew: boolean;
  request: Request;
  context: Pick<RequestContext, 'now' | 'requestId' | 'address'>;
  /** Notes who is calling, for the log. */
  note: (caller: CallerKind) => void;
}

interface Gate {
  readBearer: BearerReader;
  reads: PreparedReads;
  database: Database;
}

/**
 * Shows a caller whom the row admits the way in. A row without callers admits nobody; a role comes from the token alone
 * (docs/domain/changes.md#r7-3).
 */
export const authorizer =
  ({ readBearer, reads, database }: Gate) =>
  async ({ row, note, request, context, ...asked }: Asked): Promise<Authorization> => {
    const { now } = context;
    const callers = callersOf(row);
    if (callers.length === 0) throw new Refusal('FORBIDDEN');
    const bearer = await readBearer(request.headers.get('authorization'), now);
    const admit = (kind: CallerKind) => {
      note(kind);
      if (!callers.includes(kind)) throw new Refusal('FORBIDDEN');
    };
    if (bearer.kind === 'claimant') return authorizeClaimant({ database, sessionId: bearer.sessionId, now, admit });
    return bearer.kind === 'customer'
      ? authorizeCustomer({ reads, database, sessionId: bearer.sessionId, context, admit, ...asked })
      : authorizeStaff({ reads, database, staff: withRole(bearer), now, admit, ...asked });
  };

/** Somebody who signed in and is in neither group services nothing. */
function withRole({ staff }: Extract<Bearer, { kind: 'staff' }>) {
  const { role, ...person } = staff;
  if (role === null) throw new Refusal('FORBIDDEN', refusals.noStaffGroup);
  return { ...person, role };
}
