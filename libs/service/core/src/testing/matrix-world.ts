import { apiBase, type Endpoint, endpoints } from '@portal/contract';
import {
  anotherConsultant,
  someConsultant,
  somePortalAdmin,
  staffWithoutGroup,
} from '@portal/service-identity/testing';
import { type Database, insertServicing, inTransaction, schema } from '@portal/service-store';
import { type Caller } from './matrix/callers';
import { aClaimOfStranger, signInToClaim } from './matrix/claimants';
import { pathsTo } from './matrix/paths-to';
import { recordsOfOwner } from './matrix/records-of-owner';
import { canaries, ownerPolicy, strangerPolicy, strangersHeir } from './seeded-policies';
import { aWorld, type Sent } from './world';

export const rows = Object.entries<Endpoint>(endpoints).map(([name, row]) => ({ name, row }));

/** A service with everybody's token, and with records of the owner that calls can name. */
export async function matrixWorld(database: Database, more: Parameters<typeof aWorld>[1] = {}) {
  const world = await aWorld(database, more);
  const old = { owner: await world.signIn(ownerPolicy), staff: await world.staffToken(someConsultant) };
  world.wait(3600);
  const [owner, stranger] = [await world.signIn(ownerPolicy), await world.signIn(strangerPolicy)];
  const tokens: Record<Caller, string | undefined> = {
    anonymous: undefined,
    expired: old.owner.accessToken,
    'expired staff': old.staff,
    owner: owner.accessToken,
    'other customer': stranger.accessToken,
    consultant: await world.staffToken(someConsultant),
    'portal admin': await world.staffToken(somePortalAdmin),
    'staff in no group': await world.staffToken(staffWithoutGroup),
    'consultant, policy not opened': await world.staffToken(anotherConsultant),
    claimant: undefined,
    'other claimant': undefined,
    'claimant, for their child': undefined,
    'claimant, for somebody else': undefined,
  };
  // Whoever calls for the first time is written down.
  for (const token of Object.values(tokens)) await world.send('GET', `${apiBase}/products`, token ? { token } : {});
  const ids = await recordsOfOwner(world, owner.accessToken);
  tokens.claimant = await signInToClaim(world, ids.claimReference, canaries.ownerCell);
  tokens['claimant, for their child'] = tokens.claimant;
  tokens['claimant, for somebody else'] = tokens.claimant;
  tokens['other claimant'] = await signInToClaim(world, await aClaimOfStranger(world), strangersHeir);

  const pathOf = pathsTo(ids);

  /** For whom a caller makes a call about a claim. */
  const partOf = (caller: Caller | undefined): string => {
    if (caller === 'claimant, for their child') return `?part=${ids.childPart}`;
    return caller === 'claimant, for somebody else' ? `?part=${ids.othersPart}` : '';
  };

  /** Calls a row, with a body that says nothing where one is wanted. */
  const call = async (
    row: Endpoint,
    policyNumber: string,
    token?: string,
    headers = {},
    caller?: Caller,
  ): Promise<Sent> => {
    const isAboutPart = row.path.startsWith('/claims/{reference}') && row.query !== undefined;
    const sent = await world.send(row.method, pathOf(row, policyNumber) + (isAboutPart ? partOf(caller) : ''), {
      ...(token !== undefined && { token }),
      ...(row.body && { body: { nonsense: true } }),
      headers,
    });
    // Nobody is slowed: what becomes of one call does not depend on the calls before.
    if (sent.status === 404) await database.delete(schema.foreignRequests);
    return sent;
  };

  /** The policy stands open to the two who have opened it, whatever earlier calls closed. */
  const open = () =>
    inTransaction(database, async (tx) => {
      const openedAt = world.clock.now();
      for (const { sub: staffId } of [someConsultant, somePortalAdmin]) {
        await insertServicing(tx, {
          id: crypto.randomUUID(),
          staffId,
          policyNumber: ownerPolicy,
          reason: 'CALL',
          note: null,
          verified: [],
          openedAt,
          endsAt: new Date(openedAt.getTime() + 3_600_000),
          closedAt: null,
        });
      }
    });

  return { ...world, tokens, ids, pathOf, call, open };
}
export type MatrixWorld = Awaited<ReturnType<typeof matrixWorld>>;
