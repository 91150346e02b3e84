import { render, within } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { expect, it } from 'vitest';
import { loadable } from './loadable';

const Menu = () => <p>Menu</p>;
const waiting = <p>Waiting</p>;
/** What stands there, apart from whatever else the document holds. */
const drawn = (part: ReactNode) => within(render(<Suspense fallback={waiting}>{part}</Suspense>).container);

it('is there in the first commit once it was loaded', async () => {
  const Part = loadable(async () => ({ default: Menu }));
  await Part.load();
  expect(drawn(<Part />).getByText('Menu')).toBeDefined();
});

it('comes later where nobody loaded it before', async () => {
  const Part = loadable(async () => ({ default: Menu }));
  const page = drawn(<Part />);
  expect(page.getByText('Waiting')).toBeDefined();
  expect(await page.findByText('Menu')).toBeDefined();
});

it('is fetched again by the page where the first try failed', async () => {
  let tries = 0;
  const Part = loadable(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no network');
    return { default: Menu };
  });
  await Part.load();
  expect(await drawn(<Part />).findByText('Menu')).toBeDefined();
  expect(tries).toBe(2);
});
