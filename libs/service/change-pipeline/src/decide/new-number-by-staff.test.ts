import { createSession, findSession, webRandom } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { expect, it } from 'vitest';
import { approve, codeOf, decide } from '../testing/a-request';
import { askedByStaff } from '../testing/every-request';
import { aWorld } from '../testing/world';

onEveryDatabase('A new cellphone number that staff ask for, because the phone was lost', (db) => {
  it('signs out whoever has that phone, once a second member of staff has approved it', async () => {
    const world = await aWorld(db.database);
    const now = world.tools.clock.now();
    const { id } = await createSession(db.database, {
      id: webRandom.uuid(),
      customerId: (await world.policy()).customerId,
      policyNumber: world.policyNumber,
      address: '198.51.100.7',
      userAgent: null,
      now,
      expiresAt: new Date(now.getTime() + 12 * 3_600_000),
    });
    const request = await askedByStaff.UPDATE_CELL_NUMBER(world);
    expect((await findSession(db.database, id))?.revokedAt).toBeNull();
    expect(codeOf(await decide(world, request.id, 'admin', approve))).toBe('APPLIED');
    expect(await findSession(db.database, id)).toMatchObject({ revokedReason: 'CELL_CHANGED' });
  });
});
