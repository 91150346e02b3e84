import { describe, expect, it } from 'vitest';
import { aContinuation } from '../testing/a-continuation';
import { addressOf, placeIn, stepAfter, stepBefore, stepsOf } from './place';

const spouses = stepsOf(aContinuation());
const guardians = stepsOf(aContinuation({ successor: { ...aContinuation().successor, role: 'GUARDIAN' } }));

describe('where somebody is who takes over a policy', () => {
  it.each(['?step=contact', '?step=beneficiaries&person=new', '?step=beneficiaries&person=0&then=check'])(
    'stands in the address: %s',
    (address) => {
      const place = placeIn(new URLSearchParams(address), spouses);
      expect(place && addressOf(place)).toBe(address);
    },
  );

  it.each(['', '?step=', '?step=else', '?step=guardian'])(
    'is before the first step where the address names none: "%s"',
    (address) => {
      expect(placeIn(new URLSearchParams(address), spouses)).toBeNull();
    },
  );

  it('goes from step to step, and back', () => {
    expect(stepAfter('contact', spouses)).toBe('beneficiaries');
    expect(stepAfter('check', spouses)).toBe('check');
    expect(stepBefore('check', spouses)).toBe('payment');
    expect(stepBefore('contact', spouses)).toBeNull();
  });

  it('asks a guardian who they are, and for nobody who is paid', () => {
    expect(guardians).toEqual(['guardian', 'contact', 'payment', 'check']);
    expect(stepBefore('contact', guardians)).toBe('guardian');
  });
});
