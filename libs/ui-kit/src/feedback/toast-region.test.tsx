import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from './toast';
import { ToastRegion } from './toast-region';

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const close = () => screen.getByRole('button', { name: 'Close' });

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastRegion />);
});
afterEach(() => {
  for (const { id } of toast.shown()) toast.dismiss(id);
  cleanup();
  vi.useRealTimers();
});

describe('a toast', () => {
  it('closes after 5000 ms and not before', () => {
    act(() => void toast.error('No answer'));
    pass(4999);
    expect(screen.queryByText('No answer')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('No answer')).toBeNull();
  });

  it('interrupts with a failure and waits with a success', () => {
    act(() => {
      toast.error('No answer');
      toast.success('Saved');
    });
    expect(screen.getByRole('alert').textContent).toBe('No answer');
    expect(screen.getByRole('status').textContent).toBe('Saved');
  });

  it('has no icon but that of its close button', () => {
    act(() => void toast.success('Saved'));
    expect(document.querySelectorAll('.toast svg')).toHaveLength(1);
    expect(close().querySelector('svg')).not.toBeNull();
  });

  it('closes at once by its button', () => {
    act(() => void toast.error('No answer'));
    fireEvent.click(close());
    expect(screen.queryByText('No answer')).toBeNull();
  });

  it('stands still under the pointer and then has the time it had left', () => {
    act(() => void toast.error('No answer'));
    pass(3000);
    fireEvent.pointerEnter(screen.getByText('No answer').parentElement as HTMLElement);
    pass(60_000);
    expect(screen.queryByText('No answer')).not.toBeNull();
    fireEvent.pointerLeave(screen.getByText('No answer').parentElement as HTMLElement);
    pass(1999);
    expect(screen.queryByText('No answer')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('No answer')).toBeNull();
  });

  it('stands still while its button has the focus', () => {
    act(() => void toast.success('Saved'));
    act(() => close().focus());
    pass(60_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
    act(() => close().blur());
    pass(5000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('keeps its own time beside another', () => {
    act(() => void toast.error('first'));
    pass(2000);
    act(() => void toast.error('second'));
    pass(3000);
    expect(screen.getByRole('alert').textContent).toBe('second');
  });
});

it('keeps both live regions on the page while there is nothing to say', () => {
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(screen.getByRole('status').textContent).toBe('');
});
