import { deathReportStatuses } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { callWords, waitsForCall } from './call-words';

const today = '2026-11-20';
const report = { status: 'UNLINKED', contactBy: '2026-11-20', contactedAt: null } as const;

describe('the call that was promised', () => {
  it.each([
    { contactBy: '2026-11-23', words: 'Call by 23 Nov 2026', tone: 'grey' },
    { contactBy: '2026-11-20', words: 'Call today', tone: 'amber' },
    { contactBy: '2026-11-19', words: 'Overdue since 19 Nov 2026', tone: 'red' },
  ])('by $contactBy: $words', ({ contactBy, words, tone }) => {
    expect(callWords({ ...report, contactBy }, today)).toEqual({ words, tone });
  });

  it('was made, on the day in South Africa', () => {
    const called = { ...report, status: 'CLOSED', contactedAt: '2026-11-19T22:30:00.000Z' } as const;
    expect(callWords(called, today)).toEqual({ words: 'Called on 20 Nov 2026', tone: 'green' });
  });
});

it('nobody is called about what was found nowhere, is wrong or is closed', () => {
  const waiting = deathReportStatuses.map(({ code }) => code).filter((status) => waitsForCall({ ...report, status }));
  expect(waiting).toEqual(['RECEIVED', 'LINKED', 'UNLINKED']);
  expect(callWords({ ...report, status: 'NO_MATCH' }, today)).toBeNull();
});
