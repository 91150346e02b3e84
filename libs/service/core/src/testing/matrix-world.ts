import { aPdf } from '@portal/domain/testing';
import { apiBase, type Endpoint, endpoints, fillPath } from '@portal/contract';
import {
  anotherConsultant,
  someConsultant,
  somePortalAdmin,
  staffWithoutGroup,
} from '@portal/service-identity/testing';
import { type Database, insertServicing, inTransaction, rowsOf, schema } from '@portal/service-store';
import { sql } from 'drizzle-orm';
import { canaries, ownerPolicy, strangerPolicy } from './seeded-policies';
import { aWorld, type Sent } from './world';

export const rows = Object.entries<Endpoint>(endpoints).map(([name, row]) => ({ name, row }));

/** Everybody who may try a call. The last three are kinds of staff to whom less is open. */
export const callers = [
  'anonymous',
  'expired',
  'other customer',
  'owner',
  'consultant',
  'portal admin',
  'expired staff',
  'staff in no group',
  'consultant, policy not opened',
] as const;
export type Caller = (typeof callers)[number];

const { ownerIdNumber, childIdNumber, accountNumber, ownerCell, ownerEmail } = canaries;
/** What nobody may read who is not let in. */
export const ownerSecrets = [
  ...[ownerIdNumber, childIdNumber, accountNumber, ownerCell, ownerEmail],
  ...[ownerPolicy, 'Sipho', 'Lindiwe'],
];

const noUpload = '00000000-0000-4000-8000-000000000000';

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
  };
  // Whoever calls for the first time is written down.
  for (const token of Object.values(tokens)) await world.send('GET', `${apiBase}/products`, token ? { token } : {});
  const ids = await recordsOfOwner(world, owner.accessToken);

  const pathOf = ({ path, method }: Endpoint, policyNumber: string) =>
    apiBase +
    fillPath(path, {
      policyNumber,
      policyId: ids.policy,
      idNumber: ownerIdNumber,
      productId: 'prd-fa-030',
      id: path.startsWith('/notifications') ? ids.message : ids.action,
      code: 'AAAA-AAAA-AAAA',
      form: 'ADD_CHILD',
      recordId: 'new',
      documentId: ids.document,
      uploadId: method === 'DELETE' ? noUpload : ids.upload, // the others still ask for it
      part: '0',
      paymentId: ids.payment,
    });

  /** Calls a row, with a body that says nothing where one is wanted. */
  const call = async (row: Endpoint, policyNumber: string, token?: string, headers = {}): Promise<Sent> => {
    const sent = await world.send(row.method, pathOf(row, policyNumber), {
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

type World = Awaited<ReturnType<typeof aWorld>>;

/** One of everything of the owner's that a path can name. */
async function recordsOfOwner({ send }: World, token: string) {
  const read = async <T>(path: string): Promise<T> =>
    (await send('GET', `${apiBase}${path}`, { token })).body.data as unknown as T;
  const { policy } = await read<{ policy: { id: string; Children: { id: string }[] } }>(`/policy/${ownerPolicy}`);
  const removal = { id: policy.Children[0]?.id, Reason: 'NO_LONGER_DEPENDANT' };
  const asked = await send('DELETE', `${apiBase}/delete-child/${ownerPolicy}`, { token, body: removal });
  const base64File = btoa(aPdf('a document of the tests'));
  const file = { base64File, fileName: 'document.pdf', fileExtension: '.pdf', contentType: 'application/pdf' };
  const sent = await send('POST', `${apiBase}/policies/${ownerPolicy}/documents`, {
    token,
    body: { type: 'OTHER', actionId: null, ...file },
  });
  const sha256 = 'a'.repeat(64);
  const begun = await send('POST', `${apiBase}/policies/${ownerPolicy}/uploads`, {
    token,
    body: { fileName: 'a.pdf', fileExtension: '.pdf', contentType: '', sizeBytes: 20_000, sha256, partBytes: 16_384 },
  });
  const messages = await read<{ data: { id: string }[] }>('/notifications/in-app');
  const paid = await read<{ PaymentHistory: { id: string; Payment_Status: string }[] }>(
    `/policies/${ownerPolicy}/paid-status`,
  );
  const found = {
    policy: policy.id,
    action: (asked.body.data as unknown as { action: { id: string } } | undefined)?.action.id,
    document: (sent.body.data as unknown as { id: string } | undefined)?.id,
    upload: (begun.body.data as unknown as { id: string } | undefined)?.id,
    message: messages.data[0]?.id,
    payment: paid.PaymentHistory.find(({ Payment_Status }) => Payment_Status === 'SUCCESSFUL')?.id,
  };
  for (const [name, id] of Object.entries(found)) {
    if (id === undefined) throw new Error(`The owner has no ${name}: ${asked.text} ${sent.text}`);
  }
  return found as { [Name in keyof typeof found]: string };
}

/** Everything in the database, as one number a table. */
export async function fingerprint(database: Database): Promise<unknown> {
  const tables = rowsOf<{ name: string }>(
    await database.execute(sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`),
  );
  const sums = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS sum FROM "${name}" t`,
  );
  return rowsOf(await database.execute(sql.raw(sums.join(' UNION ALL '))));
}
