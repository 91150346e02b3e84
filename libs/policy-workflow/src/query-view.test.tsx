import { AuthProvider, createAuth } from '@portal/auth';
import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { QueryView } from './query-view';

type Names = string[] | null;

const never = () => new Promise<Names>(() => undefined);

function show(read: () => Promise<Names>, empty?: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const View = () => (
    <QueryView
      query={useQuery<Names>({ queryKey: ['names'], queryFn: read })}
      loading={<p>skeleton</p>}
      failed="The names could not be loaded"
      {...(empty !== undefined && { empty })}
    >
      {(names) => <p>names: {names.join(', ')}</p>}
    </QueryView>
  );
  render(
    <AuthProvider auth={createAuth({ host: 'https://api.test' })}>
      <QueryClientProvider client={client}>
        <View />
      </QueryClientProvider>
    </AuthProvider>,
  );
  return client;
}

const failing = () => Promise.reject(new Error('no'));
const reload = () => screen.getByRole('button', { name: 'Reload' });

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

describe('a read', () => {
  it('shows what stands for the data until it is there', async () => {
    show(never);
    expect(screen.getByText('skeleton')).toBeTruthy();
  });

  it('shows its data', async () => {
    show(async () => ['Thandi']);
    await screen.findByText('names: Thandi');
  });

  it.each([[[]], [null]])('that finds %j shows the words for nothing', async (nothing) => {
    show(async () => nothing, <p>nobody</p>);
    await screen.findByText('nobody');
  });

  it('without words for nothing draws an empty list itself', async () => {
    show(async () => []);
    await screen.findByText('names:');
  });

  it('that failed says so, and Reload reads again', async () => {
    const read = vi.fn<() => Promise<Names>>(failing);
    show(read);
    await screen.findByText('The names could not be loaded');
    read.mockResolvedValue(['Sipho']);
    fireEvent.click(reload());
    await screen.findByText('names: Sipho');
  });

  it('shows that Reload is at work: the skeleton is back', async () => {
    const read = vi.fn<() => Promise<Names>>(failing);
    show(read);
    await screen.findByText('The names could not be loaded');
    read.mockImplementation(never);
    fireEvent.click(reload());
    await screen.findByText('skeleton');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps its data on screen when reading it again fails', async () => {
    const read = vi.fn<() => Promise<Names>>(async () => ['Thandi']);
    const client = show(read);
    await screen.findByText('names: Thandi');
    read.mockImplementation(failing);
    await act(() => client.refetchQueries());
    expect(client.getQueryState(['names'])?.status).toBe('error');
    expect(screen.getByText('names: Thandi')).toBeTruthy();
  });
});

describe('a read without a network', () => {
  it('says so instead of a skeleton, and loads once there is one', async () => {
    onlineManager.setOnline(false);
    show(async () => ['Thandi']);
    expect(screen.getByText('You are offline. We load this as soon as there is a network.')).toBeTruthy();
    expect(screen.queryByText('skeleton')).toBeNull();
    expect(reload()).toHaveProperty('disabled', false);
    act(() => onlineManager.setOnline(true));
    await screen.findByText('names: Thandi');
  });

  it('says so also after it had failed', async () => {
    show(failing);
    await screen.findByText('The names could not be loaded');
    onlineManager.setOnline(false);
    fireEvent.click(reload());
    await screen.findByText(/^You are offline/);
  });

  it('says so while it waits for another read that cannot begin', () => {
    onlineManager.setOnline(false);
    const query = { data: undefined, fetchStatus: 'idle', isError: false, refetch: async () => undefined } as const;
    render(
      <QueryView query={query} loading="skeleton" failed="failed">
        {() => null}
      </QueryView>,
    );
    expect(screen.getByText(/^You are offline/)).toBeTruthy();
    act(() => onlineManager.setOnline(true));
    expect(screen.getByText('skeleton')).toBeTruthy();
  });

  it('shows what there is meanwhile, with what it would have said', () => {
    const query = { data: undefined, fetchStatus: 'paused', isError: false, refetch: async () => undefined } as const;
    render(
      <QueryView query={query} loading="loading" failed="failed" meanwhile={(state) => <>As it was. {state}</>}>
        {() => null}
      </QueryView>,
    );
    expect(screen.getByText(/^As it was\./)).toBeTruthy();
    expect(screen.getByText(/^You are offline/)).toBeTruthy();
  });

  it('keeps the data that it has', async () => {
    const client = show(async () => ['Thandi']);
    await screen.findByText('names: Thandi');
    onlineManager.setOnline(false);
    act(() => void client.refetchQueries());
    await vi.waitFor(() => expect(client.getQueryState(['names'])?.fetchStatus).toBe('paused'));
    expect(screen.getByText('names: Thandi')).toBeTruthy();
  });
});
