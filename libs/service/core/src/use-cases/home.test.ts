import { type Home, type ListedClaim, type PolicyReply } from '@portal/contract';
import { findPolicy } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { ownerPolicy, ownerSecondPolicy, strangerPolicy } from '../testing/seeded-policies';
import { aDaughter, aWorkbench } from '../testing/workbench';

onEveryDatabase('Home in one answer', (db) => {
  let bench: Awaited<ReturnType<typeof aWorkbench>>;
  let token = '';
  beforeAll(async () => {
    bench = await aWorkbench(db.database);
    token = (await bench.signIn(ownerPolicy)).accessToken;
    await bench.send('POST', `/api/v1/add-child/${ownerPolicy}`, { token, body: aDaughter() });
    const values = { First_Name: 'Naledi' };
    await bench.send('PUT', `/api/v1/drafts/${ownerPolicy}/ADD_SPOUSE/new`, { token, body: { values } });
  });

  const read = async <Data>(path: string, as = token) =>
    (await bench.send('GET', `/api/v1${path}`, { token: as })).body.data as unknown as Data;
  const home = (as = token) => read<Home>('/home', as);

  test('says in each part what the call for that part says', async () => {
    const { whoAmI, policyAtHome, notifications, unread } = await home();
    const { reply, pendingActions, drafts } = policyAtHome ?? {};
    expect(whoAmI).toEqual(await read('/auth/whoami'));
    expect(reply).toEqual(await read(`/policy/${ownerPolicy}`));
    expect(pendingActions).toHaveLength(1);
    expect(pendingActions).toEqual(await read(`/approval-actions/pending/${ownerPolicy}`));
    expect(drafts).toHaveLength(1);
    expect(drafts).toEqual(await read(`/drafts/${ownerPolicy}`));
    expect(notifications).toEqual(await read('/notifications/in-app?pageNumber=1&pageSize=2'));
    expect(unread).toEqual(await read('/notifications/in-app?isRead=false&pageNumber=1&pageSize=1'));
  });

  test('has the claims that are open, on whatever policy', async () => {
    const claimed = async () => (await home()).openClaims;
    expect(await claimed()).toEqual([]);
    const { policy } = await read<PolicyReply>(`/policy/${ownerPolicy}`);
    const body = {
      policyNumber: ownerPolicy,
      lifeId: policy.Children[0]?.id,
      dateOfDeath: policy.Inception_Date,
      causeReported: 'UNKNOWN',
    };
    await bench.send('POST', '/api/v1/claims', { token, body });
    const [{ reference, version } = { reference: '', version: 0 }] = await read<ListedClaim[]>('/claims');
    const { policyNumber, lifeId, dateOfDeath } = body;
    expect(await claimed()).toEqual([{ reference, policyNumber, lifeId, dateOfDeath }]);
    await bench.send('POST', `/api/v1/claims/${reference}/withdraw`, { token, body: { version } });
    expect(await claimed()).toEqual([]);
  });

  test('is about the policy that was chosen last', async () => {
    bench.wait(120);
    const other = (await bench.signIn(ownerPolicy)).accessToken;
    await bench.send('POST', `/api/v1/auth/select-policy/${ownerSecondPolicy}`, { token: other });
    expect((await home(other)).policyAtHome?.reply.policy.Policy_Number).toBe(ownerSecondPolicy);
  });

  test('names no policy once it belongs to somebody else', async () => {
    const other = (await bench.signIn(ownerSecondPolicy)).accessToken;
    const stranger = (await findPolicy(db.database, strangerPolicy))?.customerId ?? '';
    const owner = (await findPolicy(db.database, ownerSecondPolicy))?.customerId ?? '';
    const giveTo = (customer: string) =>
      db.database.execute(
        sql`UPDATE policies SET customer_id = ${customer} WHERE policy_number = ${ownerSecondPolicy}`,
      );
    await giveTo(stranger);
    const { policyAtHome, whoAmI } = await home(other);
    expect(policyAtHome).toBeNull();
    expect(whoAmI.firstName).not.toBe('');
    await giveTo(owner);
  });

  test('lets happen what is due on the policy before it is shown', async () => {
    const { expiresAt } = (await home()).policyAtHome?.pendingActions[0] ?? { expiresAt: '' };
    bench.wait((Date.parse(expiresAt) - bench.clock.now().getTime()) / 1000 + 1);
    const later = (await bench.signIn(ownerPolicy)).accessToken;
    expect((await home(later)).policyAtHome).toMatchObject({
      pendingActions: [],
      reply: { policy: { Pending_Actions: 0 } },
    });
  });

  test('is answered to customers alone', async () => {
    expect((await bench.send('GET', '/api/v1/home', {})).status).toBe(401);
  });
});
