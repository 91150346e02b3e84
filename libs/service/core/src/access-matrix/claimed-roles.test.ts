import { callersOf, type Endpoint } from '@portal/contract';
import { isProving } from '@portal/domain/testing';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeAll, expect, it } from 'vitest';
import { ownerPolicy } from '../testing/seeded-policies';
import { type Sent } from '../testing/world';
import { type Caller } from '../testing/matrix/callers';
import { matrixWorld, type MatrixWorld, rows } from '../testing/matrix-world';

const claims = [
  ...['admin', 'ADMIN', 'Admin', 'user', 'customer', 'user, admin', 'admin,admin', ''],
  ...['ss_consultants', 'ss_portaladmin', 'portalAdmin', 'root'],
];
/** Two certificates are never the same, and what a first call changes a second one finds. */
const differsEachTime = new Set([
  'logout',
  'benefitCertificate',
  'readNotification',
  'closePolicy',
  'sendPaymentLink',
  'policySummary',
  'accessLog',
  'policyHistory',
  'takeApproval',
  'releaseApproval',
]);
const repeatable = rows.filter(({ name, row }) => !callersOf(row).includes('anonymous') && !differsEachTime.has(name));
/** `admin` is claimed in every call; of the other claims each is made in an eighth of them, and each call hears one or two. */
const callsFor = (role: string) =>
  isProving || role === 'admin' ? repeatable : repeatable.filter((_, index) => index % 8 === claims.indexOf(role) % 8);
const claimants: readonly Caller[] = ['anonymous', 'owner', 'other customer', 'consultant', 'staff in no group'];

/** A caller says what it is in a header. Only the token counts (docs/reliability.md#c3). */
onEveryDatabase('a role that the caller claims', (db) => {
  let world: MatrixWorld;
  beforeAll(async () => {
    world = await matrixWorld(db.database);
    await world.open();
  });

  const known = new Map<string, Promise<Sent>>();
  const honestly = (row: Endpoint, caller: Caller) => {
    const key = `${row.route} ${caller}`;
    const answer = known.get(key) ?? world.call(row, ownerPolicy, world.tokens[caller]);
    known.set(key, answer);
    return answer;
  };

  it.each(claims)(
    '"%s" changes no answer',
    async (role) => {
      const headers = { 'x-user-role': role, 'x-user-groups': role, 'x-original-url': '/api/v1/policies' };
      for (const { row } of callsFor(role)) {
        for (const caller of claimants) {
          const honest = await honestly(row, caller);
          const tampered = await world.call(row, ownerPolicy, world.tokens[caller], headers);
          expect({ route: row.route, caller, status: tampered.status, text: tampered.text }).toEqual({
            route: row.route,
            caller,
            status: honest.status,
            text: honest.text,
          });
        }
      }
    },
    120_000,
  );
});
