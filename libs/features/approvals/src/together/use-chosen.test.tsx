import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aRequest } from '../testing/a-request';
import { useChosen } from './use-chosen';

const [one, two] = [aRequest({ id: 'r-1' }), aRequest({ id: 'r-2' })];
const alone = aRequest({ id: 'r-3', isSafeTogether: false });

it('requests are chosen, left again and forgotten', () => {
  const { result } = renderHook(() => useChosen([one, two]));
  const chosen = () => result.current.chosen.map(({ id }) => id);
  act(() => expect(result.current.toggle(one)).toBeNull());
  act(() => expect(result.current.toggle(two)).toBeNull());
  expect(chosen()).toEqual(['r-1', 'r-2']);
  act(() => expect(result.current.toggle(one)).toBeNull());
  expect(chosen()).toEqual(['r-2']);
  expect(result.current.isChosen(two)).toBe(true);
  act(() => result.current.clear());
  expect(chosen()).toEqual([]);
});

it('one that is decided on its own is not chosen, and says so', () => {
  const { result } = renderHook(() => useChosen([one, alone]));
  act(() => expect(result.current.toggle(alone)).toBe('This request is decided on its own.'));
  expect(result.current.chosen).toEqual([]);
});

it('one that is gone from the list, or that somebody else decided meanwhile, is not chosen any more', () => {
  const { result, rerender } = renderHook(({ list }) => useChosen(list), { initialProps: { list: [one, two] } });
  act(() => expect(result.current.toggle(one)).toBeNull());
  act(() => expect(result.current.toggle(two)).toBeNull());
  rerender({ list: [{ ...two, canDecide: false }] });
  expect(result.current.chosen).toEqual([]);
});
