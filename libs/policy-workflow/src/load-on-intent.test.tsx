import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoadOnIntent, type OpenedByTrigger } from './load-on-intent';

function Menu({ trigger, defaultOpen }: OpenedByTrigger) {
  return (
    <>
      {trigger}
      {defaultOpen && <p>menu</p>}
    </>
  );
}

type Load = () => Promise<{ Component: typeof Menu }>;

function show(load: Load) {
  render(<LoadOnIntent load={load} opens="menu" trigger={<button type="button">Thandi</button>} />);
  return screen.getByRole('button', { name: 'Thandi' });
}

afterEach(cleanup);

describe('a trigger whose menu is not there yet', () => {
  it.each([
    ['hover', fireEvent.pointerEnter],
    ['focus', fireEvent.focus],
  ])('fetches it on %s and opens nothing', async (_, reach) => {
    const load = vi.fn<Load>(async () => ({ Component: Menu }));
    const button = show(load);
    expect(load).not.toHaveBeenCalled();
    reach(button);
    expect(load).toHaveBeenCalledOnce();
    await load.mock.results[0]?.value;
    expect(screen.queryByText('menu')).toBeNull();
    expect(button.getAttribute('aria-busy')).toBe('false');
  });

  it('says what it opens, and opens it on a click', async () => {
    const button = show(async () => ({ Component: Menu }));
    expect(button.getAttribute('aria-haspopup')).toBe('menu');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await screen.findByText('menu');
    expect(screen.getByRole('button', { name: 'Thandi' })).toBeTruthy();
  });

  it('can be clicked again when the menu could not be fetched', async () => {
    const load = vi.fn<Load>(() => Promise.reject(new TypeError('Failed to fetch')));
    const button = show(load);
    fireEvent.focus(button);
    fireEvent.click(button);
    await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
    load.mockResolvedValue({ Component: Menu });
    fireEvent.click(button);
    await screen.findByText('menu');
  });
});
