import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  answerUntil,
  contractReference,
  firstWindow,
  isMandateInForce,
  maximumCollection,
  secondWindow,
} from './mandate';

it.each([
  { instalment: 189, maximum: 283 },
  { instalment: 236.5, maximum: 354 },
  { instalment: 20, maximum: 30 },
])('a mandate over R $instalment takes at most R $maximum', ({ instalment, maximum }) => {
  expect(maximumCollection(instalment)).toBe(maximum);
});

it.each([
  { policy: '7000010012', version: 1, reference: '700001001201' },
  { policy: '7000010012', version: 12, reference: '700001001212' },
  { policy: 'OLD123456789012', version: 2, reference: 'OLD12345678902' },
])('version $version for $policy is $reference', ({ policy, version, reference }) => {
  expect(contractReference(policy, version)).toBe(reference);
  expect(reference).toMatch(/^[A-Z0-9]{1,14}$/);
});

it.each([
  { sent: '2026-11-20T08:00:00Z', type: 'TT1_DELAYED', until: '2026-11-20T18:00:00.000Z' },
  { sent: '2026-11-20T17:00:00Z', type: 'TT1_DELAYED', until: '2026-11-20T18:00:00.000Z' },
  { sent: '2026-11-20T17:00:01Z', type: 'TT2_BATCH', until: '2026-11-22T18:00:00.000Z' },
  { sent: '2026-11-20T22:30:00Z', type: 'TT1_DELAYED', until: '2026-11-21T18:00:00.000Z' },
])('sent at $sent it is $type, until $until', ({ sent, type, until }) => {
  const { authenticationType, respondBy } = firstWindow(new Date(sent));
  expect([authenticationType, respondBy.toISOString()]).toEqual([type, until]);
});

it('nobody has less than an hour, or more than three days, to answer', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, (sent) => {
      for (const { respondBy } of [firstWindow(sent), secondWindow(sent)]) {
        const hours = (respondBy.getTime() - sent.getTime()) / 3_600_000;
        expect(hours).toBeGreaterThanOrEqual(1);
        expect(hours).toBeLessThanOrEqual(72);
      }
    }),
  );
});

it.each([
  ['AUTHENTICATED', true],
  ['AMENDMENT_PENDING', true],
  ['NOT_REGISTERED', false],
  ['PENDING_AUTHENTICATION', false],
  ['REJECTED', false],
  ['NO_RESPONSE', false],
  ['SUSPENDED', false],
  ['CANCELLED', false],
  ['EXPIRED', false],
  [null, false],
])('a mandate that is %s is in force: %s', (status, is) => expect(isMandateInForce(status)).toBe(is));

const Mandate_Status = 'PENDING_AUTHENTICATION';

it.each([
  { Authentication_Type: 'TT1_REALTIME', Created_At: '2026-11-20T10:00:00Z', until: '2026-11-20T10:02:00.000Z' },
  { Authentication_Type: 'TT1_DELAYED', Created_At: '2026-11-20T10:00:00Z', until: '2026-11-20T18:00:00.000Z' },
  { Authentication_Type: 'TT1_DELAYED', Created_At: '2026-11-20T22:30:00Z', until: '2026-11-21T18:00:00.000Z' },
  { Authentication_Type: 'TT2_BATCH', Created_At: '2026-11-20T18:00:00Z', until: '2026-11-22T18:00:00.000Z' },
] as const)('$Authentication_Type sent at $Created_At can be approved until $until', ({ until, ...mandate }) => {
  expect(answerUntil({ ...mandate, Mandate_Status })?.toISOString()).toBe(until);
});

it.each([
  { why: 'approved at a device there and then', Authentication_Type: 'TT3_CARD', Mandate_Status },
  {
    why: 'a change of one that was approved long ago',
    Authentication_Type: 'TT1_DELAYED',
    Mandate_Status: 'AMENDMENT_PENDING',
  },
  { why: 'approved', Authentication_Type: 'TT1_DELAYED', Mandate_Status: 'AUTHENTICATED' },
] as const)('nobody knows until when a mandate can be approved that is $why', ({ why: _, ...mandate }) => {
  expect(answerUntil({ ...mandate, Created_At: '2026-11-20T10:00:00Z' })).toBeNull();
});
