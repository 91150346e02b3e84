import {
  appendAudit,
  type Database,
  foreignRequestsOf,
  holdName,
  inTransaction,
  recordForeignRequest,
  type Transaction,
} from '@portal/service-store';
import { type RequestContext } from '../caller/request-context';
import { Refusal } from '../wire/refusal';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How often one customer may ask for policies that are not theirs (decision 008). Their own are never counted. */
export const foreignLimits = [
  { most: 100, withinMs: 15 * minute },
  { most: 400, withinMs: day },
] as const;

/** How much of what was asked for is kept: a policy number is shorter. */
const mostCharacters = 20;

interface ForeignRequest {
  customerId: string;
  policyNumber: string;
  context: Pick<RequestContext, 'now' | 'requestId' | 'address'>;
}

/**
 * What somebody is told who asks for a policy that is not theirs: that there is none, or, from then on where they asked too often,
 * when to come back. The same for a policy of somebody else and for none at all.
 *
 * Once they are slowed nothing more is written: what is kept of one person has an end.
 */
export async function refuseForeign(database: Database, asked: ForeignRequest): Promise<Refusal> {
  const known = await slowedUntil(database, asked);
  if (known !== null) return comeBack(known, asked.context.now);
  return inTransaction(database, async (tx) => {
    await holdName(tx, `foreign:${asked.customerId}`);
    const until = await slowedUntil(tx, asked);
    if (until !== null) return comeBack(until, asked.context.now);
    await note(tx, asked);
    return new Refusal('NOT_FOUND');
  });
}

/** Counts the request; the one that starts the brake is told to whoever reads the audit. */
async function note(tx: Transaction, asked: ForeignRequest): Promise<void> {
  const { customerId, policyNumber, context } = asked;
  await recordForeignRequest(tx, {
    customerId,
    policyNumber: policyNumber.slice(0, mostCharacters),
    askedAt: context.now,
  });
  const until = await slowedUntil(tx, asked);
  if (until === null) return;
  await appendAudit(tx, {
    at: context.now,
    actorType: 'CUSTOMER',
    actorId: customerId,
    role: 'customer',
    requestId: context.requestId,
    ip: context.address,
    action: 'FOREIGN_POLICIES_ASKED',
    after: { slowedUntil: until.toISOString() },
    outcome: 'REFUSED',
  });
}

/** Until when somebody is refused outright; null while they are not. */
async function slowedUntil(
  executor: Database | Transaction,
  { customerId, context: { now } }: ForeignRequest,
): Promise<Date | null> {
  const most = Math.max(...foreignLimits.map((limit) => limit.most));
  const times = await foreignRequestsOf(executor, { customerId, since: new Date(now.getTime() - day), most });
  const latest = Math.max(
    ...foreignLimits.map(({ most: allowed, withinMs }) => {
      const nth = times[allowed - 1];
      return nth === undefined ? 0 : nth.getTime() + withinMs;
    }),
  );
  return latest > now.getTime() ? new Date(latest) : null;
}

function comeBack(until: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new Refusal('RATE_LIMIT', undefined, { headers: { 'retry-after': String(seconds) } });
}
