import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part';

const says = 'This part could not be loaded.';

/** A page with a part whose file can be had or not. */
function aPage(isThere: boolean) {
  const network = { isThere, asked: 0 };
  const Part = lazyPart(async () => {
    network.asked += 1;
    if (!network.isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: ({ name }: { name: string }) => <p>Premiums of {name}</p> };
  });
  const page = (
    <>
      <h1>Home</h1>
      <Suspense fallback={<p>Waiting</p>}>
        <Part name="Thandi" />
      </Suspense>
    </>
  );
  render(page);
  return network;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a part of a page that comes with a file of its own', () => {
  it('is drawn once its file is there', async () => {
    const { asked } = aPage(true);
    expect(screen.getByText('Waiting')).toBeTruthy();
    expect(await screen.findByText('Premiums of Thandi')).toBeTruthy();
    expect(asked).toBe(1);
  });

  it('says so where its file cannot be had, and the rest of the page stays', async () => {
    const complaints = vi.spyOn(console, 'error');
    aPage(false);
    expect(await screen.findByText(says)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Home' })).toBeTruthy();
    expect(complaints).not.toHaveBeenCalled();
  });

  it('is fetched again when somebody reloads it', async () => {
    const network = aPage(false);
    fireEvent.click(await screen.findByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(screen.queryByText('Waiting')).toBeNull());
    expect(network.asked).toBe(2);
    network.isThere = true;
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(await screen.findByText('Premiums of Thandi')).toBeTruthy();
    expect(screen.queryByText(says)).toBeNull();
  });

  it('is fetched again with the others that are missing', async () => {
    const [one, other] = [aPage(false), aPage(false)];
    await waitFor(() => expect(screen.getAllByText(says)).toHaveLength(2));
    one.isThere = true;
    other.isThere = true;
    fireEvent.click(screen.getAllByRole('button', { name: 'Reload' })[0] as HTMLElement);
    await waitFor(() => expect(screen.getAllByText('Premiums of Thandi')).toHaveLength(2));
  });

  it('is fetched again by itself once there is a network', async () => {
    const network = aPage(false);
    await screen.findByText(says);
    network.isThere = true;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Premiums of Thandi')).toBeTruthy();
  });

  it('leaves its own mistakes to the page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('No such month');
    };
    const Part = lazyPart(async () => ({ default: Broken }));
    const shown = () =>
      render(
        <Suspense>
          <Part />
        </Suspense>,
      );
    await expect(act(async () => void shown())).rejects.toThrow('No such month');
  });
});
