import { expect, it } from 'vitest';
import { onEveryDatabase } from '@portal/service-store/testing';
import { canaries, ownerPolicy, ownerSecondPolicy, strangerPolicy } from './testing/seeded-policies';
import { aWorld } from './testing/world';

onEveryDatabase('a customer', (db) => {
  it('signs in, reads everything about the own policies, and signs out', async () => {
    const { send, sentPin, outbox } = await aWorld(db.database);

    const triggered = await send('POST', `/api/v1/auth/trigger-login-otp/${ownerPolicy}?shouldSendOtp=true`);
    expect(triggered.body.data).toEqual({ expiresInSeconds: 300, resendAfterSeconds: 60 });
    expect(outbox).toHaveLength(1);

    const login = await send('POST', '/api/v1/auth/login', { body: { policyNumber: ownerPolicy, otp: sentPin() } });
    expect(login.status).toBe(200);
    const { accessToken: token } = login.body.data as unknown as { accessToken: string };

    const who = await send('GET', '/api/v1/auth/whoami', { token });
    expect(who.body.data).toMatchObject({
      userType: 'user',
      firstName: 'Sipho',
      policyNumber: ownerPolicy,
      policyCount: 2,
      session: { expiresAt: '2026-11-20T08:30:00.000Z' },
    });

    const list = await send('GET', '/api/v1/policies', { token });
    const numbers = (list.body.data as unknown as { Policy_Number: string }[]).map((policy) => policy.Policy_Number);
    expect(numbers).toEqual([ownerPolicy, ownerSecondPolicy]);
    const byIdNumber = await send('GET', `/api/v1/policies/id-number/${canaries.ownerIdNumber}`, { token });
    expect(byIdNumber.body).toEqual(list.body);

    const read = await send('GET', `/api/v1/policy/${ownerPolicy}`, { token });
    const { policy } = read.body.data as unknown as { policy: { id: string } };
    expect(policy).toMatchObject({
      Policy_Number: ownerPolicy,
      Premium_Status: 'UP_TO_DATE',
      Next_Due_Date: '2026-12-01',
      MainMember: { Age: 41, Cover_Amount: 20_000, Id_Number: canaries.ownerIdNumber },
      Spouse: { Cover_Amount: 20_000 },
      Children: [
        { Age: 11, Cover_Amount: 10_000 },
        { Age: 22, Cover_Amount: 0 },
      ],
      Beneficiaries: [{ Is_Primary: true }, { Is_Primary: false }],
      BankingDetails: { Account_Number: '******4567' },
    });
    expect(read.text).not.toContain(canaries.accountNumber);
    const byId = await send('GET', `/api/v1/policies/${policy.id}`, { token });
    expect(byId.body).toEqual(read.body);

    const paid = await send('GET', `/api/v1/policies/${ownerPolicy}/paid-status`, { token });
    expect(paid.body.data).toMatchObject({
      Premium_Status: 'UP_TO_DATE',
      Last_Payment_Date: '2026-11-01',
      Can_Pay_Now: true,
      Can_Reinstate: false,
      PaymentHistory: [{ Premium_Month: '2026-11' }, { Premium_Month: '2026-10' }],
    });
    const lapsed = await send('GET', `/api/v1/policies/${ownerSecondPolicy}/paid-status`, { token });
    expect(lapsed.body.data).toMatchObject({ Premium_Status: 'ARREARS', Premiums_Outstanding: 2, Can_Reinstate: true });

    for (const path of ['/products', '/legacy-products', '/products/supplimentary-benefits', '/reference/banks']) {
      const { status, body } = await send('GET', `/api/v1${path}`, { token });
      expect({ path, status, isFilled: (body.data as unknown as unknown[]).length > 2 }).toEqual({
        path,
        status: 200,
        isFilled: true,
      });
    }

    const page = await send('GET', '/api/v1/notifications/in-app?pageNumber=1&pageSize=2', { token });
    const messages = page.body.data as unknown as { data: { id: string; isRead: boolean }[] };
    expect(messages).toMatchObject({
      totalRecords: 3,
      totalPages: 2,
      data: [{ title: 'Message 3' }, { title: 'Message 2' }],
    });
    const marked = await send('POST', `/api/v1/notifications/${messages.data[0]?.id}/read`, { token });
    expect(marked.body.data).toMatchObject({ isRead: true, readAt: '2026-11-20T08:00:00.000Z' });
    const unread = await send('GET', '/api/v1/notifications/in-app?isRead=false', { token });
    expect(unread.body.data).toMatchObject({ totalRecords: 2 });

    const actions = await send('GET', `/api/v1/approval-actions/pending/${ownerPolicy}`, { token });
    expect(actions.body.data).toEqual([]);

    const out = await send('POST', '/api/v1/auth/logout', { token });
    expect(out.body.data).toEqual({ signedOut: true });
    expect((await send('GET', `/api/v1/policy/${ownerPolicy}`, { token })).status).toBe(401);
  });

  it('stays signed in by refreshing, until the session is over', async () => {
    const { send, signIn, wait } = await aWorld(db.database);
    const { accessToken, refreshToken } = await signIn(strangerPolicy);
    wait(601);
    expect((await send('GET', '/api/v1/auth/whoami', { token: accessToken })).status).toBe(401);
    const refreshed = await send('POST', '/api/v1/auth/refresh-token', { body: { refreshToken } });
    const { accessToken: token } = refreshed.body.data as unknown as { accessToken: string };
    expect((await send('GET', '/api/v1/auth/whoami', { token })).status).toBe(200);
    wait(1801);
    expect((await send('GET', '/api/v1/auth/whoami', { token })).status).toBe(401);
    expect((await send('POST', '/api/v1/auth/refresh-token', { body: { refreshToken } })).status).toBe(401);
  });
});
