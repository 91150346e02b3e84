import { describe, expect, it } from 'vitest';
import { fail, ok } from '../../base/result';
import { type RegisterStanding, registerStandings } from './death-register';
import { checkLiftAlive, checkNotAlive, newCertificateAcceptedBy } from './lift-alive';

const since = '2026-11-12T08:00:00.000Z';
type Line = Parameters<typeof newCertificateAcceptedBy>[0][number];
const line = (more: Partial<Line> & { received?: string; judgedAt?: string } = {}): Line => {
  const { received = '2026-11-13T08:00:00.000Z', judgedAt = '2026-11-14T08:00:00.000Z', ...rest } = more;
  return {
    type: 'DEATH_CERTIFICATE',
    status: 'ACCEPTED',
    files: [{ receivedAt: '2026-11-11T08:00:00.000Z' }, { receivedAt: received }],
    judged: { by: { id: 'naledi' }, at: judgedAt },
    ...rest,
  };
};

describe('a new death certificate', () => {
  it.each<[why: string, Line, string | null]>([
    ['came after ALIVE and was accepted', line(), 'naledi'],
    ['of another country', line({ type: 'FOREIGN_DEATH_DOCUMENTS' }), 'naledi'],
    ['came at the same moment', line({ received: since }), null],
    ['came before', line({ received: '2026-11-12T07:59:59.999Z' }), null],
    ['came, and only the one before was accepted', line({ judgedAt: '2026-11-12T20:00:00.000Z' }), null],
    ['waits to be judged', line({ status: 'RECEIVED', judged: null }), null],
    ['cannot be used', line({ status: 'NOT_USABLE' }), null],
    ['we do without', line({ status: 'WAIVED' }), null],
    ['is another document', line({ type: 'NOTICE_OF_DEATH' }), null],
  ])('%s', (_, document, acceptedBy) => {
    expect(newCertificateAcceptedBy([document], since)).toBe(acceptedBy);
    expect(newCertificateAcceptedBy([document], null)).toBeNull();
  });
});

const stopped = fail(
  'The death register says that this person lives. A new death certificate must be accepted, and an administrator must lift this first.',
  'NOT_POSSIBLE',
);

it('only ALIVE stands in the way', () => {
  expect(registerStandings.filter((standing) => !checkNotAlive({ standing }).success)).toEqual(['ALIVE']);
  expect(checkNotAlive({ standing: 'ALIVE' })).toEqual(stopped);
});

it.each<
  [why: string, RegisterStanding, acceptedBy: string | null, assessors: (string | null)[], ReturnType<typeof ok>]
>([
  ['somebody else accepted it', 'ALIVE', 'naledi', [null, null], ok(true)],
  ['somebody else assessed it', 'ALIVE', 'naledi', ['naledi', 'zola'], ok(true)],
  [
    'no new certificate',
    'ALIVE',
    null,
    [],
    fail(
      'Accept a death certificate first that reached us after the register said that the person lives.',
      'NOT_POSSIBLE',
    ),
  ],
  [
    'accepted it',
    'ALIVE',
    'me',
    [],
    fail('You accepted the death certificate. Another administrator lifts this.', 'FORBIDDEN'),
  ],
  [
    'assessed the claim',
    'ALIVE',
    'naledi',
    [null, 'me'],
    fail('You assessed this claim. Another administrator lifts this.', 'FORBIDDEN'),
  ],
  [
    'nothing to lift',
    'ALIVE_LIFTED',
    'naledi',
    [],
    fail('The death register does not stop this claim.', 'NOT_POSSIBLE'),
  ],
])('lifting ALIVE, %s', (_, standing, acceptedBy, assessors, gives) => {
  const register = { standing, hasIdNumber: true, newCertificateAcceptedBy: acceptedBy };
  expect(checkLiftAlive(register, { callerId: 'me', assessors })).toEqual(gives);
});
