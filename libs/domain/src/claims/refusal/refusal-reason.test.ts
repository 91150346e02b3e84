import { describe, expect, it } from 'vitest';
import { conduct } from '../../policy/conduct';
import { coverRules, type CoverRule } from '../../cover/cover-rules';
import { codesOf } from '../../code-lists/code-list';
import { refusalReasons } from '../../code-lists/claims-work';
import { mostLives } from '../../plan/lives';
import { type RefusalFacts, refusalSentence } from './refusal-reason';
import { endOfCoverReason, whatWouldChange } from './what-would-change';

const death = { name: 'Thandi Nkosi', dateOfDeath: '2026-10-31' };
const ended = {
  code: 'COVER_ENDED',
  ended: '2026-10-20',
  rule: 'usual-age',
  reason: 'the child had turned 22',
} as const;

/** Typed by hand from docs/domain/claims.md#c7-3, in its order. */
const rows: [facts: RefusalFacts, says: string, wouldChange: string | null][] = [
  [
    { code: 'NOT_COVERED', on: '2026-10-31' },
    'Thandi Nkosi was not on the policy on 31 October 2026.',
    'Proof that we had been asked to add Thandi Nkosi',
  ],
  [
    { code: 'COVER_NOT_STARTED', starts: '2026-11-01' },
    'The cover of Thandi Nkosi started on 1 November 2026, after 31 October 2026.',
    null,
  ],
  [
    ended,
    'The cover of Thandi Nkosi ended on 20 October 2026: the child had turned 22.',
    'Proof of study, or of the disability, for that time',
  ],
  [
    { code: 'WAITING_PERIOD', naturalFrom: '2026-11-01' },
    'Thandi Nkosi died of natural causes on 31 October 2026. For natural causes the cover starts on 1 November 2026.',
    'Proof of an accident; proof of earlier cover with another insurer',
  ],
  [
    { code: 'SUICIDE', until: '2027-03-01' },
    'In the first 12 months, until 1 March 2027, we do not pay for suicide.',
    'Another finding of the inquest',
  ],
  [
    {
      code: 'LAPSED',
      lapsedOn: '2026-10-15',
      premiumDue: '2026-09-15',
      noticeSentOn: '2026-09-18',
      number: '27821234567',
    },
    'The policy ended on 15 October 2026 because the premium of 15 September 2026 was not paid. We wrote to 082 *** 4567 on 18 September 2026.',
    'Proof of payment; that the notice did not go out',
  ],
  [
    { code: 'STILLBORN_WEEKS', weeks: 25, areReported: false },
    'We cover a stillborn child from 26 weeks. The documents say 25.',
    'A letter with other weeks',
  ],
  [
    { code: 'STILLBORN_WEEKS', weeks: 25, areReported: true },
    'We cover a stillborn child from 26 weeks. The report says 25.',
    'A letter with other weeks',
  ],
  [{ code: 'STILLBORN_COUNT', paid: 2 }, 'We have paid two stillborn claims on this policy, which is the most.', null],
  [
    { code: 'LIMIT_REACHED', most: 50_000 },
    'The law allows at most R 50 000 for Thandi Nkosi; it has been paid.',
    null,
  ],
  [
    { code: 'CRIME' },
    'The death happened while Thandi Nkosi took part in a crime.',
    'Another finding of the police or court',
  ],
  [{ code: 'NOT_PROVED' }, 'We could not establish that Thandi Nkosi died.', 'Death certificate; register entry'],
  [
    { code: 'FRAUD', fact: 'the serial number of the DHA-1663 is on another claim' },
    'The documents are not genuine: the serial number of the DHA-1663 is on another claim.',
    null,
  ],
];

it.each(rows)('%j is said with its facts, and what would change it', (facts, says, wouldChange) => {
  expect(refusalSentence(facts, death).replaceAll('\u00a0', ' ')).toBe(says);
  expect(whatWouldChange(facts, death.name)).toBe(wouldChange);
});

it('has a row for every reason', () => {
  expect([...new Set(rows.map(([{ code }]) => code))]).toEqual(codesOf(refusalReasons));
});

it('counts the stillborn claims that the rules allow', () => {
  expect([mostLives.stillbornClaims, conduct.STILLBORN_FROM_WEEK]).toEqual([2, 26]);
});

describe('cover that ended', () => {
  const rules = Object.keys(coverRules) as CoverRule[];

  it('comes back by proof of study or disability only where the age of a child ended it', () => {
    const changed = rules.filter((rule) => whatWouldChange({ ...ended, rule }, death.name) !== null);
    expect(changed.sort()).toEqual(['proof-of-study', 'student-age', 'usual-age']);
  });

  it('has words for the rules that end it, and leaves others to staff', () => {
    const said = rules.flatMap((rule) => endOfCoverReason(rule) ?? []);
    expect(said).toEqual([
      'no proof of study had reached us',
      'the child had turned 22',
      'the child had turned 26',
      'the plan had changed to one without it',
      'the policyholder had asked us to end it',
      'the policy had been cancelled',
      'the policy had ended after an earlier death',
    ]);
    expect(endOfCoverReason('any-cause')).toBeNull();
  });
});
