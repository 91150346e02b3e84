import { type ApprovalAction, type Policy } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { nextEvents } from './next-events';

const today = '2026-11-20';
const child = {
  id: 'bongani',
  First_Name: 'Bongani',
  Life_Status: 'ACTIVE',
  Date_Of_Birth: '2003-03-08',
  Cover_End_Date: '2029-03-08',
  Is_Student: true,
  Is_Disabled: false,
  Proof_Of_Study_Until: null,
};
const policyOf = (more: object = {}) =>
  ({
    Policy_Status: 'ACTIVE',
    Inception_Date: '2022-03-01',
    Anniversary_Date: '2027-03-01',
    Children: [],
    ...more,
  }) as unknown as Policy;
const events = (more: object, waiting: readonly ApprovalAction[] = []) =>
  nextEvents(policyOf(more), waiting, today).map(({ date, sentence }) => `${date} ${sentence}`);

describe('what comes next', () => {
  it('is the anniversary at least', () => {
    expect(events({})).toEqual(['2027-03-01 Your policy turns 5.']);
  });

  it('is nothing where nobody is covered any more', () => {
    expect(events({ Policy_Status: 'LAPSED', Children: [child] })).toEqual([]);
  });

  it('for a student, is proof of study before the 26th birthday', () => {
    expect(events({ Children: [child] }).slice(1)).toEqual([
      '2027-03-31 Last day for new proof of Bongani’s studies. Without it cover ends on 30 April 2027.',
      '2029-03-08 Bongani turns 26 and cover ends. Before then you can move Bongani to extended cover.',
    ]);
  });

  it('asks for proof for the year after the one that is proved', () => {
    expect(events({ Children: [{ ...child, Proof_Of_Study_Until: '2027-12-31' }] })[1]).toMatch(/^2028-03-31 Last day/);
  });

  it('keeps asking for proof that was missed, and says where to send it', () => {
    const [missed] = nextEvents(policyOf({ Children: [{ ...child, Proof_Of_Study_Until: '2025-12-31' }] }), [], today);
    expect(missed).toEqual({
      date: '2026-03-31',
      sentence: 'Proof of Bongani’s studies was due. Cover depends on it: send it now.',
      toDo: { to: '/child/update/bongani?section=studies', label: 'Send it' },
    });
  });

  it('for any other child, is the 22nd birthday with two ways on', () => {
    const younger = { ...child, Is_Student: false, Date_Of_Birth: '2010-05-06', Cover_End_Date: '2032-05-06' };
    expect(events({ Children: [younger] })[1]).toBe(
      '2032-05-06 Bongani turns 22 and cover ends. Before then, send proof of full-time study or move Bongani to extended cover.',
    );
  });

  it('for a child without an age limit, or one who has left, is nothing', () => {
    const others = [
      { ...child, Is_Disabled: true, Cover_End_Date: null },
      { ...child, Life_Status: 'REMOVED' },
    ];
    expect(events({ Children: others })).toHaveLength(1);
  });

  it('is what was approved for a later day, first', () => {
    const change = {
      status: 'APPROVED',
      effectiveDate: '2026-12-01',
      actionType: 'CHANGE_PRODUCT',
      entityLabel: 'Plan: Gold',
    };
    const asked = { ...change, status: 'PENDING' };
    expect(events({}, [change, asked] as ApprovalAction[])[0]).toBe(
      '2026-12-01 Change plan (Plan: Gold) applies: it is approved.',
    );
    expect(events({}, [asked] as ApprovalAction[])).toHaveLength(1);
  });
});
