import { describe, expect, it } from 'vitest';
import { aChild } from '../../testing/a-covered-family';
import { type Deceased } from './deceased';
import { lifeOnDay } from './life-on-day';
import { aLifeSince, aPolicyOn } from './testing/a-claim';

const died = '2026-11-10';
const dateOfBirth = '1985-06-15';
const family = aPolicyOn('Gold Family Plan', '2022-03-01');
const of = (kind: 'MAIN_MEMBER' | 'SPOUSE' | 'CHILD' | 'EXTENDED_MEMBER', lifeId: string | null): Deceased => ({
  kind,
  lifeId,
  dateOfBirth,
});
const spouse = (more: object) => ({ ...family, Spouse: aLifeSince('Sipho', '2022-03-01', more) });
const student = aChild('Lindiwe', '2003-05-10', { Is_Student: true, Proof_Of_Study_Until: '2025-12-31' });

describe('nothing is payable', () => {
  it.each([
    { why: 'for somebody who is not on the policy', policy: family, who: of('EXTENDED_MEMBER', 'grace') },
    {
      why: 'for somebody whose request to join waits',
      policy: spouse({ Life_Status: 'PENDING' }),
      who: of('SPOUSE', 'sipho'),
    },
    {
      why: 'for a spouse on a plan that takes none',
      policy: aPolicyOn('Gold Single Member Plan', '2022-03-01'),
      who: of('SPOUSE', 'sipho'),
    },
    { why: 'for an adult without a record', policy: family, who: of('EXTENDED_MEMBER', null) },
  ])('$why', ({ policy, who }) => {
    expect(lifeOnDay(policy, who, died).nothing).toEqual({ code: 'NOT_COVERED', on: died });
  });

  it('before the cover of the person starts', () => {
    const policy = { ...family, Spouse: aLifeSince('Sipho', '2026-12-01') };
    expect(lifeOnDay(policy, of('SPOUSE', 'sipho'), died).nothing).toEqual({
      code: 'COVER_NOT_STARTED',
      starts: '2026-12-01',
    });
  });

  it.each([
    {
      why: 'a removal',
      policy: spouse({ Cover_End_Date: died }),
      who: of('SPOUSE', 'sipho'),
      ended: died,
      rule: 'removal',
    },
    {
      why: 'studies that nobody has proved',
      policy: { ...family, Children: [student] },
      who: of('CHILD', 'lindiwe'),
      ended: '2026-04-30',
      rule: 'proof-of-study',
    },
  ])('from the day on which cover ended by $why', ({ policy, who, ended, rule }) => {
    expect(lifeOnDay(policy, who, died).nothing).toEqual({ code: 'COVER_ENDED', ended, rule });
  });
});

describe('something may be payable', () => {
  it.each([
    {
      why: 'the day before a removal',
      policy: spouse({ Cover_End_Date: '2026-11-11' }),
      who: of('SPOUSE', 'sipho'),
      amount: 30_000,
    },
    {
      why: 'a death that is on the record already',
      policy: spouse({ Life_Status: 'DECEASED', Cover_End_Date: '2026-11-11' }),
      who: of('SPOUSE', 'sipho'),
      amount: 30_000,
    },
    {
      why: 'a student with proof of the year',
      policy: { ...family, Children: [{ ...student, Proof_Of_Study_Until: '2026-12-31' }] },
      who: of('CHILD', 'lindiwe'),
      amount: 30_000,
    },
    {
      why: 'a disabled child past 22',
      policy: { ...family, Children: [{ ...student, Is_Student: false, Is_Disabled: true }] },
      who: of('CHILD', 'lindiwe'),
      amount: 30_000,
    },
  ])('for $why', ({ policy, who, amount }) => {
    const life = lifeOnDay(policy, who, died);
    expect([life.nothing, life.cover.Cover_Amount]).toEqual([null, amount]);
  });
});
