import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { loadable } from './loadable';

const Menu = () => <p>Menu</p>;
const waiting = <p>Waiting</p>;

it('is there in the first commit once it was loaded', async () => {
  const Part = loadable(async () => ({ default: Menu }));
  await Part.load();
  render(<Suspense fallback={waiting}>{<Part />}</Suspense>);
  expect(screen.getByText('Menu')).toBeDefined();
});

it('comes later where nobody loaded it before', async () => {
  const Part = loadable(async () => ({ default: Menu }));
  render(<Suspense fallback={waiting}>{<Part />}</Suspense>);
  expect(screen.getByText('Waiting')).toBeDefined();
  expect(await screen.findByText('Menu')).toBeDefined();
});

it('is fetched again by the page where the first try failed', async () => {
  let tries = 0;
  const Part = loadable(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no network');
    return { default: Menu };
  });
  await Part.load();
  render(<Suspense fallback={waiting}>{<Part />}</Suspense>);
  expect(await screen.findByText('Menu')).toBeDefined();
  expect(tries).toBe(2);
});
