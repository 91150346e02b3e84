import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TillBarcode } from './till-barcode';

afterEach(cleanup);

it('the bars are drawn once what draws them is here', async () => {
  render(<TillBarcode reference="1999997000010012" />);
  expect(await screen.findByRole('img', { name: 'Barcode of your Pay@ number' })).toBeTruthy();
});

it('without a network the cashier types the number', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch'));
  render(<TillBarcode reference="1999997000010012" load={load} />);
  expect(await screen.findByText(/The cashier can type the number instead/)).toBeTruthy();
});
