import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button';

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
afterEach(cleanup);

describe('a button', () => {
  it('that is busy is disabled, says so, and shows a spinner', () => {
    const onClick = vi.fn();
    render(<Button state="busy" onClick={onClick} children="Save" />);
    fireEvent.click(button());
    expect(onClick).not.toHaveBeenCalled();
    expect(button().disabled).toBe(true);
    expect(button().getAttribute('aria-busy')).toBe('true');
    expect(button().querySelector('svg')).not.toBeNull();
  });

  it('that is idle does its work and shows no spinner', () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick} children="Save" />);
    fireEvent.click(button());
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button().hasAttribute('aria-busy')).toBe(false);
    expect(button().querySelector('svg')).toBeNull();
  });

  it('sends no form unless it is asked to', () => {
    render(<Button children="Save" />);
    expect(button().type).toBe('button');
  });

  it('stays disabled when it is idle and disabled', () => {
    render(<Button disabled children="Save" />);
    expect(button().disabled).toBe(true);
  });
});
