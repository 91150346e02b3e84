import { findCustomer, saveCustomerContact } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { expect, it } from 'vitest';
import { updateMainMember } from '../planners/main-member';
import { submitChange } from '../submit/submit-change';
import { aWorld, rightPin, type World } from '../testing/world';

const number = '27829876543';

/** What is known of a customer who changed the number on another policy before, once this change was made on this one. */
async function customerAfter({ database, tools, policy, policyNumber, actors, origin }: World, change: object) {
  const { customerId } = await policy();
  await saveCustomerContact(database, customerId, { cellNumber: number }, tools.clock.now());
  const body = { ...change, otp: rightPin, cellNumberOtp: rightPin } as never;
  const request = { policyNumber, actor: actors.customer, origin, idempotency: null, plan: updateMainMember, body };
  expect(await submitChange(tools, request)).toMatchObject({ success: true, value: { outcome: 'APPLIED' } });
  return findCustomer(database, customerId);
}

onEveryDatabase('The customer of a policy whose details change', (db) => {
  it('keeps the number of another policy when something else changes on this one', async () => {
    const after = await customerAfter(await aWorld(db.database), { Email_Address: 'new@example.com' });
    expect(after).toMatchObject({ emailAddress: 'new@example.com', cellNumber: number });
  });

  it('has the number that was given last', async () => {
    const after = await customerAfter(await aWorld(db.database), { Cell_Number: '27820001111' });
    expect(after?.cellNumber).toBe('27820001111');
  });
});
