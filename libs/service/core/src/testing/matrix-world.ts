import { payoutNumber } from '@portal/domain';
import { aPdf } from '@portal/domain/testing';
import { apiBase, type Endpoint, endpoints, fillPath } from '@portal/contract';
import {
  anotherConsultant,
  someConsultant,
  somePortalAdmin,
  staffWithoutGroup,
} from '@portal/service-identity/testing';
import {
  type ClaimRow,
  claimsOfPolicies,
  type Database,
  findPolicy,
  insertDeathReportFiles,
  insertPayouts,
  insertServicing,
  inTransaction,
  lockClaim,
  rowsOf,
  saveClaim,
  schema,
} from '@portal/service-store';
import { aNewPayout } from '@portal/service-store/testing';
import { sql } from 'drizzle-orm';
import { canaries, ownerPolicy, strangerPolicy, strangersHeir } from './seeded-policies';
import { aWorld, type Sent } from './world';

export const rows = Object.entries<Endpoint>(endpoints).map(([name, row]) => ({ name, row }));

/**
 * Everybody who may try a call. Three are kinds of staff to whom less is open; the last four signed in to a claim, of the owner's and another, two
 * of them with a call for a child whom they speak for and for somebody else who is paid.
 */
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
  'claimant',
  'other claimant',
  'claimant, for their child',
  'claimant, for somebody else',
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

  const pathOf = ({ path, method }: Endpoint, policyNumber: string) =>
    apiBase +
    fillPath(path, {
      policyNumber,
      policyId: ids.policy,
      idNumber: ownerIdNumber,
      productId: 'prd-fa-030',
      id: idIn(path, ids),
      code: 'AAAA-AAAA-AAAA',
      form: 'ADD_CHILD',
      recordId: 'new',
      documentId: ids.document,
      uploadId: method === 'DELETE' ? noUpload : ids.upload, // the others still ask for it
      part: '0',
      paymentId: ids.payment,
      reference: ids.claimReference,
      number: ids.payout,
      fileId: path.startsWith('/staff/death-reports') ? ids.deathReportFile : ids.claimFile,
      representationId: ids.claim, // nobody disagreed with it yet
      claimantId: ids.claim, // nobody on it is called so
    });

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

type World = Awaited<ReturnType<typeof aWorld>>;

/** What `{id}` is, by how the path begins. */
function idIn(path: string, ids: { message: string; action: string; deathReport: string; claim: string }): string {
  if (path.startsWith('/notifications')) return ids.message;
  if (path.startsWith('/staff/claims')) return ids.claim;
  return path.startsWith('/staff/death-reports') ? ids.deathReport : ids.action;
}

/** A report that the owner died, as somebody told it to staff. */
async function aDeathReport({ send, staffToken }: World): Promise<Sent> {
  return send('POST', `${apiBase}/staff/death-reports`, {
    token: await staffToken(someConsultant),
    body: {
      deceased: { Id_Number: ownerIdNumber, Date_Of_Death: '2026-11-18' },
      reporter: {
        First_Name: 'Zanele',
        Surname: 'Mbeki',
        Cell_Number: '0831230000',
        Relationship: 'OTHER',
        Preferred_Language: 'ENGLISH',
      },
      channel: 'PHONE',
    },
  });
}

/** A document that was sent for it. */
async function aFileOfReport({ database, clock }: World, reportId: string): Promise<string> {
  const id = crypto.randomUUID();
  const content = new TextEncoder().encode(aPdf('a document of the tests'));
  const file = { fileName: 'notice.pdf', fileExtension: '.pdf', contentType: 'application/pdf', content };
  const row = { ...file, id, reportId, type: 'NOTICE_OF_DEATH', sizeBytes: content.byteLength, sha256: 'a' } as const;
  await inTransaction(database, (tx) => insertDeathReportFiles(tx, [{ ...row, receivedAt: clock.now() }]));
  return id;
}

interface OwnClaim {
  reference: string;
  version: number;
  documents: { id: string; files: { id: string }[] }[];
}

/** A claim for the owner's spouse, with a certificate that was sent for it. */
async function aClaim({ send, database }: World, token: string, lifeId: string | undefined) {
  const body = { policyNumber: ownerPolicy, lifeId, dateOfDeath: '2026-11-18', causeReported: 'NATURAL' };
  const opened = await send('POST', `${apiBase}/claims`, { token, body });
  const { reference, version, documents } = opened.body.data as unknown as OwnClaim;
  const base64File = btoa(aPdf('a certificate of the tests'));
  const file = { base64File, fileName: 'certificate.pdf', fileExtension: '.pdf', contentType: 'application/pdf' };
  const sent = await send('POST', `${apiBase}/claims/${reference}/documents`, {
    token,
    body: { documentId: documents[0]?.id, files: [file], version },
  });
  const [row] = await claimsOfPolicies(database, [ownerPolicy]);
  const after = sent.body.data as unknown as OwnClaim;
  const files = { claimFile: after.documents[0]?.files[0]?.id };
  const parts = row && (await partsBeside(database, row));
  return {
    claim: row?.id,
    claimReference: reference,
    ...files,
    ...parts,
    payout: row && (await aPayoutOf(database, row)),
  };
}

/** A child whom the owner was let in to speak for, and somebody else, who are paid by the claim too. */
async function partsBeside(database: Database, { id, record }: ClaimRow) {
  const [owner] = record.claimants;
  if (!owner) throw new Error('Nobody claims');
  const [childPart, othersPart] = [crypto.randomUUID(), crypto.randomUUID()];
  const beneficiary = { ...owner, role: 'BENEFICIARY', share: 10 } as const;
  const representative = { name: owner.name, idNumber: owner.idNumber };
  const child = { ...beneficiary, id: childPart, name: 'A child', dateOfBirth: '2015-05-05', representative };
  const other = { ...beneficiary, id: othersPart, name: 'Somebody else', cellNumber: '27831230009' };
  await inTransaction(database, async (tx) => {
    const held = await lockClaim(tx, id);
    const claimants = [...record.claimants, child, other];
    if (held) await saveClaim(tx, held, { status: held.status, record: { ...held.record, claimants } }, new Date());
  });
  return { childPart, othersPart };
}

/** A payment of a claim to the policyholder, which waits for an account. */
async function aPayoutOf(database: Database, { id, reference, policyNumber, record }: ClaimRow): Promise<string> {
  const number = payoutNumber(reference, 1);
  const payee = record.claimants.find(({ role }) => role === 'POLICYHOLDER');
  const more = { policyNumber, claimantId: payee?.id ?? null, status: 'WAITING_FOR_ACCOUNT' } as const;
  await inTransaction(database, (tx) => insertPayouts(tx, [aNewPayout(id, number, more)]));
  return number;
}

/** A claim about the stranger, for whoever is paid then. */
async function aClaimOfStranger({ send, staffToken, database }: World): Promise<string> {
  const policy = await findPolicy(database, strangerPolicy);
  const body = { policyNumber: strangerPolicy, lifeId: policy?.record.MainMember.id, channel: 'PHONE' };
  const death = { dateOfDeath: '2026-11-18', causeReported: 'NATURAL' };
  const token = await staffToken(someConsultant);
  const opened = await send('POST', `${apiBase}/staff/claims`, { token, body: { ...body, ...death } });
  return (opened.body.data as unknown as OwnClaim).reference;
}

async function signInToClaim({ send, sentPin, wait }: World, claim: string, Cell_Number: string): Promise<string> {
  wait(61);
  await send('POST', `${apiBase}/claims/trigger-otp`, { body: { claim, Cell_Number } });
  const signedIn = await send('POST', `${apiBase}/claims/login`, { body: { claim, Cell_Number, otp: sentPin() } });
  if (signedIn.status !== 200) throw new Error(signedIn.text);
  return (signedIn.body.data as unknown as { accessToken: string }).accessToken;
}

/** One of everything of the owner's that a path can name. */
async function recordsOfOwner(world: World, token: string) {
  const { send } = world;
  const read = async <T>(path: string): Promise<T> =>
    (await send('GET', `${apiBase}${path}`, { token })).body.data as unknown as T;
  const { policy } = await read<{ policy: { id: string; Spouse: { id: string }; Children: { id: string }[] } }>(
    `/policy/${ownerPolicy}`,
  );
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
  const reported = await aDeathReport(world);
  const deathReport = (reported.body.data as unknown as { id: string } | undefined)?.id;
  const found = {
    policy: policy.id,
    ...(await aClaim(world, token, policy.Spouse.id)),
    deathReport,
    deathReportFile: deathReport && (await aFileOfReport(world, deathReport)),
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

/** Gives everything in the database, as one number a table. Where its log has not grown since it was last asked, that is what it was. */
export function fingerprints(database: Database): () => Promise<unknown> {
  let known: { logEnd: string; rows: unknown } | undefined;
  return async () => {
    const [log] = rowsOf<{ end: string }>(
      await database.execute(sql`SELECT pg_current_wal_insert_lsn()::text AS "end"`),
    );
    const logEnd = log?.end ?? '';
    if (known?.logEnd !== logEnd) known = { logEnd, rows: await fingerprint(database) };
    return known.rows;
  };
}

async function fingerprint(database: Database): Promise<unknown> {
  const tables = rowsOf<{ name: string }>(
    await database.execute(sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`),
  );
  const sums = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS sum FROM "${name}" t`,
  );
  return rowsOf(await database.execute(sql.raw(sums.join(' UNION ALL '))));
}
