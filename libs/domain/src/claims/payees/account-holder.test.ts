import { describe, expect, it } from 'vitest';
import {
  type AccountHolder,
  accountOfOther,
  checkAccountHolder,
  isHolderAsked,
  mayBePaidInto,
  type PartToPay,
  whichAccount,
} from './account-holder';

const own: PartToPay = { kind: 'OWN', isRepresented: false };
const child: PartToPay = { kind: 'CHILD', isRepresented: false };
const guarded: PartToPay = { kind: 'CHILD', isRepresented: true };
const estate: PartToPay = { kind: 'ESTATE', isRepresented: true };

const chooseOne = { holder: 'Choose whose account it is' };
const confirm = { willUseForChild: 'Confirm that you will use this money for the child' };
const proofFirst = { holder: 'Send us proof that you look after the child first.' };

it.each<{ part: PartToPay; holder: AccountHolder | null; tick: boolean; gives: AccountHolder | object }>([
  { part: own, holder: null, tick: false, gives: 'PAYEE' },
  { part: own, holder: 'REPRESENTATIVE', tick: true, gives: 'PAYEE' },
  { part: estate, holder: null, tick: false, gives: 'REPRESENTATIVE' },
  { part: { ...estate, isRepresented: false }, holder: null, tick: false, gives: 'PAYEE' },
  { part: guarded, holder: null, tick: false, gives: chooseOne },
  { part: guarded, holder: null, tick: true, gives: chooseOne },
  { part: guarded, holder: 'PAYEE', tick: false, gives: 'PAYEE' },
  { part: guarded, holder: 'REPRESENTATIVE', tick: false, gives: confirm },
  { part: guarded, holder: 'REPRESENTATIVE', tick: true, gives: 'REPRESENTATIVE' },
  { part: child, holder: null, tick: false, gives: 'PAYEE' },
  { part: child, holder: 'PAYEE', tick: false, gives: 'PAYEE' },
  { part: child, holder: 'REPRESENTATIVE', tick: true, gives: proofFirst },
])('of $part the account said to be of $holder, ticked $tick, gives $gives', ({ part, holder, tick, gives }) => {
  const checked = checkAccountHolder(part, { holder, willUseForChild: tick });
  expect(checked.success ? checked.value : { [checked.code ?? '']: checked.message }).toEqual(gives);
});

it('asks whose account it is only of a child for whom somebody was let in', () => {
  expect([own, child, guarded, estate].map(isHolderAsked)).toEqual([false, false, true, false]);
});

describe('a part may be paid into', () => {
  it.each([
    { kind: 'OWN', holder: 'PAYEE', isForChild: false, may: true },
    { kind: 'OWN', holder: 'REPRESENTATIVE', isForChild: true, may: false },
    { kind: 'CHILD', holder: 'PAYEE', isForChild: false, may: true },
    { kind: 'CHILD', holder: 'REPRESENTATIVE', isForChild: false, may: false },
    { kind: 'CHILD', holder: 'REPRESENTATIVE', isForChild: true, may: true },
    { kind: 'ESTATE', holder: 'REPRESENTATIVE', isForChild: false, may: true },
  ] as const)('the account of $holder, for the child $isForChild, of $kind: $may', ({ kind, may, ...account }) => {
    expect(mayBePaidInto(kind, account)).toBe(may);
  });
});

describe('a page says which account', () => {
  it.each([
    [own, 'We can pay only into your own account.'],
    [estate, 'We can pay only into the estate’s account.'],
    [guarded, 'We can pay into an account in the name of Nandi Khumalo, or into your own account, for Nandi Khumalo.'],
    [
      child,
      'We can pay into an account in the name of Nandi Khumalo. To be paid into your own account, first send us proof that you are the parent or guardian.',
    ],
  ])('of %j', (part, sentence) => {
    expect(whichAccount({ ...part, name: 'Nandi Khumalo' })).toBe(sentence);
  });

  it.each([
    ['OWN', 'PAYEE', 'We can pay only into your own account.'],
    ['ESTATE', 'REPRESENTATIVE', 'We can pay only into the estate’s account.'],
    ['CHILD', 'PAYEE', 'This account is not in the name of Nandi Khumalo.'],
    ['CHILD', 'REPRESENTATIVE', 'This account is not your own. We can pay only into your own account or the child’s.'],
  ] as const)('of %s, given as that of %s and known under another name', (kind, holder, sentence) => {
    expect(accountOfOther({ kind, name: 'Nandi Khumalo' }, holder)).toBe(sentence);
  });
});
