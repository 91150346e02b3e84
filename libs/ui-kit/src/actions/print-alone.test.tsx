import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PrintAlone } from './print-alone';

afterEach(cleanup);

it('a part of a page is marked as the one to print from the press of its button until it is printed', () => {
  const seen: boolean[] = [];
  const isMarked = () => document.querySelectorAll('.print-alone[data-printed]').length === 1;
  render(
    <PrintAlone label="Print this letter" lang="zu" print={() => seen.push(isMarked())}>
      Sawubona
    </PrintAlone>,
  );
  expect(document.querySelector('.print-alone')).toHaveProperty('lang', 'zu');
  for (let times = 1; times <= 2; times += 1) {
    fireEvent.click(screen.getByRole('button', { name: 'Print this letter' }));
    expect(seen).toHaveLength(times);
    fireEvent(window, new Event('afterprint'));
    expect(isMarked()).toBe(false);
  }
  expect(seen).toEqual([true, true]);
});
