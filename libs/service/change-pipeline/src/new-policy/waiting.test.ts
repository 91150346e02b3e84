import { type PlainDate } from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';
import { expect, it } from 'vitest';
import { aChildBorn, anApplication, trusted } from '../testing/an-application';
import { type ApplicationFacts } from './application';
import { newPolicy } from './new-policy';
import { checkApplication } from './checks/check-application';

const inception: PlainDate = '2026-12-01';
const number = '7000010012';
const served = { Life_Status: 'ACTIVE', Cover_Start_Date: '2024-03-01', Waiting_Period_End_Date: '2024-09-01' };
const waits = { Life_Status: 'ACTIVE', Cover_Start_Date: '2026-09-01', Waiting_Period_End_Date: '2027-03-01' };
const whole = '2027-06-01';

/** The first policy of the main member, on which Sipho joined later and the others are not. */
const { MainMember, Spouse, Children } = trusted(anApplication());
const first = (more: object = {}) =>
  ({
    Policy_Number: number,
    Policy_Status: 'LAPSED',
    Lapse_Date: '2026-10-15',
    Cancellation_Date: null,
    MainMember: { ...MainMember, ...served },
    Spouse: { ...Spouse, ...waits },
    Children: [],
    ExtendedMembers: [],
    ...more,
  }) as unknown as StoredPolicy;

function endsOf(previousPolicy: object | null, policies: StoredPolicy[], Child = Children.slice(0, 1)) {
  const application = { ...trusted(anApplication({ previousPolicy, ExtendedMembers: [] })), Children: Child };
  const facts: ApplicationFacts = { inception, applicant: { key: null, policies }, others: [] };
  const chosen = checkApplication(application, { ...facts, applicant: { key: null, policies: [] } });
  if (!chosen.success) throw new Error(chosen.message);
  let ids = 0;
  const making = { policyNumber: '7200000006', now: new Date('2026-11-20T08:00:00Z'), uuid: () => `id-${(ids += 1)}` };
  const policy = newPolicy(application, chosen.value, facts, making);
  return [policy?.MainMember, policy?.Spouse, policy?.Children[0]].map((life) => life?.Waiting_Period_End_Date);
}

const elsewhere = (more: object = {}) => ({
  insurer: 'Another insurer',
  policyNumber: 'AB-1',
  endDate: '2026-11-30',
  waitingServed: true,
  ...more,
});
const ours = { insurer: 'You', policyNumber: number, endDate: null, waitingServed: true };

it.each<[why: string, previous: object | null, policies: StoredPolicy[], main: string, spouse: string, child: string]>([
  ['no previous policy', null, [first()], whole, whole, whole],
  ['served elsewhere until the day before', elsewhere(), [first()], inception, inception, inception],
  ['not served elsewhere', elsewhere({ waitingServed: false }), [], whole, whole, whole],
  ['ended elsewhere too long ago', elsewhere({ endDate: '2026-08-01' }), [], whole, whole, whole],
  ['a lapsed one of ours: whoever was on it goes on', ours, [first()], inception, '2027-03-01', whole],
  [
    'one of ours that was cancelled too long ago, whatever the applicant says',
    ours,
    [first({ Policy_Status: 'CANCELLED', Lapse_Date: null, Cancellation_Date: '2026-08-01' })],
    ...([whole, whole, whole] as const),
  ],
  ['one of ours that never began', ours, [first({ Policy_Status: 'NOT_TAKEN_UP' })], whole, whole, whole],
])('%s', (_, previous, policies, main, spouse, child) => {
  expect(endsOf(previous, policies)).toEqual([main, spouse, child]);
});

it('a newborn of a parent who has served the waiting period has none', () => {
  const [newborn] = trusted(anApplication({ Children: [aChildBorn('2026-10-10', 1, 'Naledi')] })).Children;
  expect(endsOf(ours, [first()], newborn ? [newborn] : []).at(-1)).toBe(inception);
  expect(endsOf(null, [first()], newborn ? [newborn] : []).at(-1)).toBe(whole);
});
