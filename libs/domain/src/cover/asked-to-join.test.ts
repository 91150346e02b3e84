import { describe, expect, it } from 'vitest';
import { aCoveredFamily } from '../testing/a-covered-family';
import { today } from '../testing/said-of-cover';
import { type CoverRequest } from './cover-facts';
import { coverTone } from './cover-tone';
import { baseSentence } from './cover-words';
import { coverOn, coverToday } from './policy-cover';

describe('whoever asked to join', () => {
  const request: CoverRequest = {
    entityId: 'amahle',
    adds: 'CHILD',
    removes: false,
    isApproved: false,
    effectiveDate: '2026-12-01',
    decideBy: '2026-12-22',
    decides: 'us',
    document: null,
    proposed: { First_Name: 'Amahle', Gender: 'FEMALE', Cover_Start_Date: '2026-12-01', Cover_Amount: 7500 },
  };
  it.each<{ more: Partial<CoverRequest>; says: string; tone: string }>([
    { more: {}, says: 'Not covered yet. Our move: we decide by 22 December', tone: 'blue' },
    {
      more: { document: 'birth certificate' },
      says: 'Not covered yet. Your move: send the birth certificate',
      tone: 'amber',
    },
    { more: { decides: 'you' }, says: 'Not covered yet. Your move: decide by 22 December', tone: 'amber' },
    { more: { isApproved: true }, says: 'Cover starts on 1 December 2026', tone: 'blue' },
  ])('$says', ({ more, says, tone }) => {
    const { people, counted, covered } = coverToday(aCoveredFamily(), today, [{ ...request, ...more }]);
    const person = people.at(-1);
    if (person === undefined) throw new Error('Nobody joins');
    expect(baseSentence(person, today)).toBe(says);
    expect(coverTone(person).tone).toBe(tone);
    expect({ counted, covered, name: person.firstName }).toEqual({ counted: 6, covered: 5, name: 'Amahle' });
  });

  it('is nobody on a policy that has ended, nor by a request for something else', () => {
    const ended = aCoveredFamily({ Policy_Status: 'NOT_TAKEN_UP' });
    expect(coverToday(ended, today, [request]).people).toHaveLength(5);
    expect(coverToday(aCoveredFamily(), today, [{ ...request, adds: null }]).people).toHaveLength(5);
  });

  it('whose removal is approved stays covered until it holds', () => {
    const removal = { ...request, entityId: 'sipho', adds: null, removes: true, isApproved: true, proposed: null };
    const [, sipho] = coverToday(aCoveredFamily(), today, [removal]).people;
    expect(sipho?.base).toMatchObject({ state: 'full', until: '2026-11-30' });
    expect(
      coverOn(aCoveredFamily(), { on: '2026-12-01', asOf: today, requests: [removal] }).people[1]?.base,
    ).toMatchObject({
      state: 'ended',
      rule: 'removal',
      since: '2026-12-01',
    });
  });

  it('an application that is paid for waits for our decision', () => {
    const paid = aCoveredFamily({ Policy_Status: 'PENDING', Inception_Date: '2026-12-01' });
    const [thandi] = coverToday(paid, today, [
      { ...request, entityId: 'policy', adds: 'POLICY', proposed: null },
    ]).people;
    expect(thandi && baseSentence(thandi, today)).toBe('Not covered yet. Our move: we decide by 22 December');
  });
});
