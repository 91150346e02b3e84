import { someConsultant, somePortalAdmin } from '@portal/service-identity/testing';
import { onEveryDatabase } from '@portal/service-store/testing';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aStaffService, dataOf, type StaffService } from '../../../testing/staff-service';
import { canaries, ownerPolicy, ownerSecondPolicy, strangerPolicy } from '../../../testing/seeded-policies';

const day = 86_400;
const quality = { reason: 'QUALITY', note: 'Sample of May', answers: [] };

onEveryDatabase('a link to pay', (db) => {
  let staffService: StaffService;
  beforeAll(async () => {
    staffService = await aStaffService(db.database);
  });
  const send = (policyNumber = ownerPolicy, headers = {}, staff = someConsultant) =>
    staffService.as(staff)('POST', `/staff/policies/${policyNumber}/payment-link`, undefined, { headers });
  const messages = () => staffService.outbox.filter(({ purpose }) => purpose === 'PAYMENT_LINK');
  const change = (policyNumber: string, json: object) =>
    db.database.execute(sql`UPDATE policies SET record = (record::jsonb || ${JSON.stringify(json)}::jsonb)::json
      WHERE policy_number = ${policyNumber}`);

  test('goes to the cellphone number on record in one text message, and stands in the audit', async () => {
    await staffService.open(someConsultant);
    expect(dataOf(await send())).toEqual({ sentTo: '082 *** 6543' });
    const [message] = messages();
    expect(message).toMatchObject({ channel: 'SMS', to: canaries.ownerCell });
    expect(message?.text).toContain('https://portal.example/pay-now');
    expect(message?.text).toContain(`ending ${ownerPolicy.slice(-4)}`);
    expect(message?.text).not.toContain(ownerPolicy);
    expect(message?.text.length).toBeLessThanOrEqual(160);
    const [row] = await staffService.audit();
    expect(row).toMatchObject({
      action: 'PAYMENT_LINK_SENT',
      actorId: someConsultant.sub,
      after: { sentTo: '082 *** 6543' },
    });
  });

  test('goes once for one intention, and three times a day whoever sends it; tomorrow again', async () => {
    staffService.wait(day);
    await staffService.open(someConsultant);
    await staffService.open(somePortalAdmin);
    const before = messages().length;
    const headers = { 'idempotency-key': 'link-1' };
    await Promise.all([send(ownerPolicy, headers), send(ownerPolicy, headers)]);
    expect(messages()).toHaveLength(before + 1);
    const sent = await Promise.all([send(), send(ownerPolicy, {}, somePortalAdmin), send(), send()]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
    const refused = sent.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({
      code: 'RATE_LIMIT',
      message: 'The link was sent 3 times today. You can send it again tomorrow.',
    });
    // It is 10:00 in Johannesburg.
    expect(refused?.headers.get('retry-after')).toBe(String(14 * 3600));
    expect(messages()).toHaveLength(before + 3);
    staffService.wait(14 * 3600);
    await staffService.open(someConsultant);
    expect((await send()).status).toBe(200);
  });

  test('is not sent where nothing can be paid', async () => {
    await staffService.open(someConsultant, ownerSecondPolicy, quality);
    expect((await send(ownerSecondPolicy)).status).toBe(200); // lapsed, and can be reinstated
    await change(ownerSecondPolicy, { Lapse_Date: '2026-01-02' });
    expect(await send(ownerSecondPolicy)).toMatchObject({ status: 409, body: { code: 'INVALID_STATUS' } });
  });

  test('is not sent where there is no number to send it to', async () => {
    await staffService.open(someConsultant, strangerPolicy, quality);
    await db.database.execute(sql`UPDATE policy_people SET cell_number = NULL WHERE kind = 'MAIN_MEMBER'
      AND policy_id = (SELECT id FROM policies WHERE policy_number = ${strangerPolicy})`);
    const before = messages().length;
    expect(await send(strangerPolicy)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(messages()).toHaveLength(before);
  });

  test('is for staff with the policy open', async () => {
    const { accessToken: token } = await staffService.signIn(ownerPolicy);
    const path = `/api/v1/staff/policies/${ownerPolicy}/payment-link`;
    expect((await staffService.send('POST', path, { token })).status).toBe(403);
    staffService.wait(5 * 3600);
    expect((await send()).body.code).toBe('POLICY_NOT_OPENED');
  });
});
