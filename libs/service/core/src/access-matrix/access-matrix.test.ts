import { type CallerKind, callersOf, type Endpoint, refusals } from '@portal/contract';
import { openPgliteCopy } from '@portal/service-store/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callers } from '../testing/matrix/callers';
import { fingerprints } from '../testing/matrix/fingerprints';
import { matrixWorld, type MatrixWorld, rows } from '../testing/matrix-world';
import { ownerPolicy, ownerSecrets, unknownPolicy } from '../testing/seeded-policies';
import { type Sent } from '../testing/world';

const guarded = rows.filter(({ row }) => !callersOf(row).includes('anonymous'));
/** Signing out would end the sessions that the other cells use; it has its own test. */
const lasting = guarded.filter(({ name }) => name !== 'logout' && name !== 'claimLogout');
/** Whether a call names something that another customer does not have: of a claim one learns so only once what was sent is in order. */
const namesSomething = ({ path, body }: Endpoint) =>
  /policyNumber|policyId|idNumber|\{id\}/.test(path) || (path.includes('{reference}') && !body);

/** Answers to somebody who may make the call: done, or refused for what was sent or for how things stand. */
const admitted = [200, 400, 409, 415, 422, 429, 501];

/** What became of a call, in a word. */
function outcomeOf({ status, body }: Sent): string {
  if (admitted.includes(status)) return 'in';
  if (body.code === 'POLICY_NOT_OPENED') return 'not opened';
  if (body.code === 'NOT_A_CUSTOMER') return 'no customer';
  if (body.message === refusals.noStaffGroup) return 'no group';
  return String(status);
}

/** Trying every cell takes its time, so one database does; what they answer to the same query is tested in the store. */
describe('who may do what', () => {
  let db: Awaited<ReturnType<typeof openPgliteCopy>>;
  let world: MatrixWorld;
  let state: () => Promise<unknown>;
  beforeAll(async () => {
    db = await openPgliteCopy();
    state = fingerprints(db.database);
    world = await matrixWorld(db.database);
  });
  afterAll(() => db.close());

  it('would see it if a call that is refused wrote a row', async () => {
    const before = await state();
    await db.database.execute(sql`CREATE TABLE noticed (id integer)`);
    expect(await state()).not.toEqual(before);
    await db.database.execute(sql`INSERT INTO noticed VALUES (1)`);
    const after = await state();
    await db.database.execute(sql`UPDATE noticed SET id = 2`);
    expect(await state()).not.toEqual(after);
    await db.database.execute(sql`DROP TABLE noticed`);
    expect(await state()).toEqual(before);
  });

  const matrix = new Map<string, string[]>();

  it.each(lasting)('$row.route (C1)', async ({ row }) => {
    await world.open();
    const cells: string[] = [];
    for (const caller of callers) {
      const before = await state();
      const sent = await world.call(row, ownerPolicy, world.tokens[caller], {}, caller);
      const outcome = outcomeOf(sent);
      cells.push(outcome);
      expect(sent.status, `${caller}: ${sent.text}`).not.toBe(500);
      if (outcome === 'in' && caller !== 'other customer') continue;
      for (const secret of ownerSecrets) expect(sent.text, caller).not.toContain(secret);
      expect(await state(), `${caller} changed something`).toEqual(before);
    }
    matrix.set(row.route, cells);
  });

  it('is what stands in the table, cell by cell (C1)', async () => {
    const lines = [...matrix].map(([route, cells]) => `    ${JSON.stringify(route)}: ${oneLine(cells)}`);
    const table = `{\n  "callers": [\n${callers.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ],\n  "cells": {\n${lines.join(',\n')}\n  }\n}\n`;
    await expect(table).toMatchFileSnapshot('./authz-matrix.json');
    expect([...matrix.values()].flat()).toHaveLength(lasting.length * callers.length);
  });

  it('is what the contract and the table of permissions say (C8)', () => {
    for (const { name, row } of lasting) {
      const cells = Object.fromEntries(callers.map((caller, at) => [caller, matrix.get(row.route)?.[at]]));
      expect({ name, ...cells }).toEqual({ name, ...expectedOf(name, row) });
    }
  });

  it('refuses a policy of somebody else exactly like one that does not exist', async () => {
    const token = world.tokens['other customer'];
    for (const { row } of lasting.filter(({ row: { path } }) => path.includes('{policyNumber}'))) {
      const foreign = await world.call(row, ownerPolicy, token);
      const unknown = await world.call(row, unknownPolicy, token);
      expect(unknown.text, row.route).toBe(foreign.text);
      expect([...unknown.headers.keys()], row.route).toEqual([...foreign.headers.keys()]);
    }
  });

  it('refuses ids that belong to somebody else like ids that do not exist (C2)', async () => {
    const token = world.tokens['other customer']!;
    for (const [method, path, id] of [
      ['POST', '/notifications/ID/read', world.ids.message],
      ['GET', '/policies/ID', world.ids.policy],
    ] as const) {
      const answers: string[] = [];
      for (const one of [id, crypto.randomUUID(), 'not-a-uuid', 'new']) {
        const { status, text } = await world.send(method, `/api/v1${path.replace('ID', one)}`, { token });
        answers.push(`${status} ${text}`);
      }
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toMatch(/^404/);
    }
  });

  it.each(guarded)('$row.route takes no token but a whole access token of somebody who is in', async ({ row }) => {
    const { owner, consultant = '' } = world.tokens;
    for (const token of ['nonsense', `${owner?.slice(0, -4)}AAAA`, owner?.slice(1), consultant.slice(0, -9), 'a.b.c']) {
      const { status, body } = await world.call(row, ownerPolicy, token);
      const refusal = { success: false, status: 401, message: 'Unauthorized', code: 'UNAUTHORIZED' };
      expect({ status, body }).toEqual({ status: 401, body: refusal });
    }
  });
});

const oneLine = (cells: readonly string[]) => `[${cells.map((cell) => JSON.stringify(cell)).join(', ')}]`;

/** Calls of staff by which a policy is opened, found or closed: none of them needs it open. */
const beforeOpening =
  /^(searchPolicies|servicings|openPolicy|closePolicy|approval|take|release|askFor|approveTogether|searchAudit|exportAudit|failedMessages|sendMessageAgain|letterPosted|unusedMoney|matchMoney|askMoney|decideMoney|trySetApart)/;

/** Worked out from the table of permissions, apart from the service. */
function expectedOf(name: string, row: Endpoint): Record<Caller, string> {
  const may = (kind: CallerKind) => callersOf(row).includes(kind);
  const isAboutPolicy = /policyNumber|policyId|idNumber/.test(row.path) && !beforeOpening.test(name);
  const customer = may('customer') ? 'in' : '403';
  const staff = (kind: CallerKind) => (name === 'whoAmI' ? 'no customer' : may(kind) ? 'in' : '403');
  const unopened = row.path.includes('policyId') ? '404' : 'not opened';
  const isOfReport = row.path.startsWith('/death-reports/{reference}');
  // A session of a claim opens no report.
  const claimant = may('claimant') ? (isOfReport ? otherClaim(row) : 'in') : '403';
  return {
    anonymous: '401',
    expired: '401',
    'expired staff': '401',
    'staff in no group': 'no group',
    owner: customer,
    'other customer': customer === 'in' && namesSomething(row) ? '404' : customer,
    consultant: staff('consultant'),
    'portal admin': staff('portalAdmin'),
    claimant,
    'other claimant': claimant === 'in' && row.path.includes('{reference}') ? otherClaim(row) : claimant,
    // The payment that the path names is of their own part.
    'claimant, for their child': claimant === 'in' && row.path.includes('{number}') ? '404' : claimant,
    // As of a claim of somebody else: what is sent is looked at first.
    'claimant, for somebody else': claimant === 'in' && isAboutPart(row) ? otherClaim(row) : claimant,
    'consultant, policy not opened': isAboutPolicy && staff('consultant') === 'in' ? unopened : staff('consultant'),
  };
}

/** A call for one payee of a claim, whom its query may name. */
const isAboutPart = ({ path, query }: Endpoint) => path.startsWith('/claims/{reference}') && query !== undefined;

/** A claim of somebody else is not found, once what was sent is in order: a body that says nothing is refused first. */
const otherClaim = ({ body }: Endpoint) => (body ? 'in' : '404');
