import { describe, expect, it, vi } from 'vitest';
import { createToasts } from './toast';

const sentences = (toasts: ReturnType<typeof createToasts>) =>
  toasts.shown().map(({ kind, message }) => `${kind}: ${message}`);

describe('the messages on screen', () => {
  it('stand in the order in which they came', () => {
    const toasts = createToasts();
    toasts.error('Could not send OTP, please try again later');
    toasts.success('Saved');
    expect(sentences(toasts)).toEqual(['error: Could not send OTP, please try again later', 'success: Saved']);
  });

  it('hold the same message once, however often it comes', () => {
    const toasts = createToasts();
    toasts.error('No answer');
    toasts.success('Saved');
    toasts.error('No answer');
    expect(sentences(toasts)).toEqual(['success: Saved', 'error: No answer']);
  });

  it('make room for the fourth', () => {
    const toasts = createToasts();
    for (const message of ['one', 'two', 'three', 'four']) toasts.success(message);
    expect(sentences(toasts)).toEqual(['success: two', 'success: three', 'success: four']);
  });

  it('go when they are dismissed by the id they were given', () => {
    const toasts = createToasts();
    const id = toasts.error('No answer');
    toasts.error('Another');
    toasts.dismiss(id);
    expect(sentences(toasts)).toEqual(['error: Another']);
  });

  it('tell every listener of a change until it leaves', () => {
    const toasts = createToasts();
    const listener = vi.fn();
    const leave = toasts.subscribe(listener);
    toasts.success('Saved');
    leave();
    toasts.success('Saved again');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
