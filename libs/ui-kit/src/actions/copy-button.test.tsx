import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyButton } from './copy-button';

const email = 'help@example.co.za';
const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy email address' })));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const said = () => screen.getByRole('status').textContent;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a copy button', () => {
  it('says "Copied to clipboard" for 1500 ms', async () => {
    const copy = vi.fn(async () => undefined);
    render(<CopyButton value={email} label="Copy email address" copy={copy} />);
    expect(said()).toBe('');
    await press();
    expect(copy).toHaveBeenCalledExactlyOnceWith(email);
    expect(said()).toBe('Copied to clipboard');
    pass(1499);
    expect(said()).toBe('Copied to clipboard');
    pass(1);
    expect(said()).toBe('');
  });

  it('counts from the last press', async () => {
    render(<CopyButton value={email} label="Copy email address" copy={async () => undefined} />);
    await press();
    pass(1000);
    await press();
    pass(1000);
    expect(said()).toBe('Copied to clipboard');
    pass(500);
    expect(said()).toBe('');
  });

  it('does not claim what did not happen', async () => {
    render(
      <CopyButton value={email} label="Copy email address" copy={() => Promise.reject(new Error('not allowed'))} />,
    );
    await press();
    expect(said()).toBe('');
  });
});
