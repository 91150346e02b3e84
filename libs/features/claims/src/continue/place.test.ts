import { describe, expect, it } from 'vitest';
import { addressOf, placeIn, stepAfter, stepBefore } from './place';

describe('where somebody is who takes over a policy', () => {
  it.each(['?step=contact', '?step=beneficiaries&person=new', '?step=beneficiaries&person=0&then=check'])(
    'stands in the address: %s',
    (address) => {
      const place = placeIn(new URLSearchParams(address));
      expect(place && addressOf(place)).toBe(address);
    },
  );

  it.each(['', '?step=', '?step=else'])('is before the first step where the address names none: "%s"', (address) => {
    expect(placeIn(new URLSearchParams(address))).toBeNull();
  });

  it('goes from step to step, and back', () => {
    expect(stepAfter('contact')).toBe('beneficiaries');
    expect(stepAfter('check')).toBe('check');
    expect(stepBefore('check')).toBe('payment');
    expect(stepBefore('contact')).toBeNull();
  });
});
