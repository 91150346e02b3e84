import { expect, it } from 'vitest';
import { childEndSentence, withoutProofSentence } from './child-end-words';

const child = { First_Name: 'Themba', Date_Of_Birth: '2005-02-03', Is_Student: false };

it.each([
  {
    why: 'at 22 proof of study keeps it',
    ends: '2027-02-03',
    more: {},
    says: 'Turns 22: cover ends. Before then, send proof of full-time study or move Themba to extended cover.',
  },
  {
    why: 'a student at 22 has sent it',
    ends: '2027-02-03',
    more: { Is_Student: true },
    says: 'Turns 22: cover ends. Before then you can move Themba to extended cover.',
  },
  {
    why: 'at 26 nothing keeps it',
    ends: '2031-02-03',
    more: { Is_Student: true },
    says: 'Turns 26: cover ends. Before then you can move Themba to extended cover.',
  },
  { why: 'for another reason', ends: '2027-01-31', more: {}, says: 'Cover ends.' },
])('a child’s cover ends: $why', ({ ends, more, says }) => {
  expect(childEndSentence({ ...child, ...more }, ends, false)).toBe(says);
});

it('names the child where the name does not stand beside it', () => {
  expect(childEndSentence(child, '2027-02-03', true)).toMatch(
    /^Themba turns 22 and cover ends\. Before then, send proof/,
  );
  expect(childEndSentence(child, '2027-01-31', true)).toBe('Cover of Themba ends.');
});

it('says what want of proof does, before and after', () => {
  const proof = { due: '2027-03-31', coverEndsWithout: '2027-04-30' };
  expect(withoutProofSentence(proof, '2027-04-29')).toBe('Without it cover ends on 30 April 2027.');
  expect(withoutProofSentence(proof, '2027-04-30')).toBe('Cover depends on it: send it now.');
});
