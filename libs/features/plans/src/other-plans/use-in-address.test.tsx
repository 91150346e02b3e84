import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useInAddress } from './use-in-address';

function Page() {
  const { get, set } = useInAddress();
  const field = (name: string) => (
    <input aria-label={name} value={get(name)} onChange={({ currentTarget }) => set(name, currentTarget.value)} />
  );
  return (
    <>
      {field('budget')}
      {field('cover')}
    </>
  );
}

const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** As a browser does it: what the page makes of it later comes later. */
function type(name: string, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), value);
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  render(<RouterProvider router={router()} />);
  scope.IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(() => {
  scope.IS_REACT_ACT_ENVIRONMENT = true;
  cleanup();
});

let current: ReturnType<typeof createMemoryRouter>;
const router = () =>
  (current = createMemoryRouter([{ path: '/', element: <Page /> }], { initialEntries: ['/?cover=9'] }));

it('what is typed stands in the field before the address has followed', () => {
  type('budget', '2');
  expect(field('budget').value).toBe('2');
  type('budget', '20');
  expect(field('budget').value).toBe('20');
});

it('the address has all of it in the end, whatever was chosen in between; an empty text is dropped', async () => {
  type('budget', '2');
  type('cover', '5000');
  type('budget', '20');
  await expect.poll(() => current.state.location.search).toBe('?cover=5000&budget=20');
  type('cover', '');
  await expect.poll(() => current.state.location.search).toBe('?budget=20');
});
