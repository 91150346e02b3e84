import { policyNumberFor } from '@portal/domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { isOwnNumber, TillFinder } from './till-finder';

afterEach(cleanup);

const type = (value: string) => fireEvent.change(screen.getByLabelText('Policy number'), { target: { value } });

describe('the Pay@ number without a network', () => {
  it('follows from the policy number that is typed', () => {
    render(<TillFinder />);
    type('700 001 001');
    expect(screen.queryByText('1999 9970 0001 0012')).toBeNull();
    type('700 001 0012');
    expect(screen.getByText('1999 9970 0001 0012')).toBeTruthy();
  });

  it('is not shown for a slip of the finger: that number could be somebody else', () => {
    render(<TillFinder />);
    type('7000010021');
    expect(screen.getByText('Policy number must be 6 to 15 letters and numbers')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Pay at a till' })).toBeNull();
  });

  it('takes every number of ours and none with one wrong digit', () => {
    const sequence = fc.integer({ min: 0, max: 99_999_999 });
    const digit = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(fc.constantFrom('6', '7'), sequence, digit, fc.nat({ max: 9 }), (prefix, place, more, at) => {
        const number = policyNumberFor(prefix, place);
        expect(isOwnNumber(number)).toBe(true);
        const wrong = [...number].map((one, index) => (index === at ? (Number(one) + more) % 10 : one)).join('');
        expect(isOwnNumber(wrong)).toBe(false);
      }),
    );
  });
});
