import { refuse } from '@portal/contract';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useIntention } from './use-intention';

const intention = () => renderHook(() => useIntention()).result.current;

it('the same body after a lost answer is the same intention', () => {
  const { keyFor, answered } = intention();
  const key = keyFor({ decision: 'APPROVE' });
  answered(refuse('INTERNAL_SERVER_ERROR'));
  expect(keyFor({ decision: 'APPROVE' })).toBe(key);
});

it('another body, or an answer, makes another intention', () => {
  const { keyFor, answered } = intention();
  const first = keyFor({ ids: ['r-1', 'r-2'] });
  const second = keyFor({ ids: ['r-1'] });
  expect(second).not.toBe(first);
  answered(refuse('TAKEN'));
  expect(keyFor({ ids: ['r-1'] })).not.toBe(second);
});
