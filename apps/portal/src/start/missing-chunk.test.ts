import { describe, expect, it, vi } from 'vitest';
import { recoverFromMissingChunks } from './missing-chunk';

const missing = () => new Event('vite:preloadError', { cancelable: true });
const page = (kind: string, age: number, online = true) => ({
  kind: () => kind,
  age: () => age,
  isOnline: () => online,
  reload: vi.fn(),
});

describe('a missing chunk', () => {
  it('loads the page again once', () => {
    const target = new EventTarget();
    const opened = page('navigate', 5_000);
    recoverFromMissingChunks(opened, target);
    target.dispatchEvent(missing());
    expect(opened.reload).toHaveBeenCalledOnce();
  });

  it('is left to the error view right after a reload', () => {
    const target = new EventTarget();
    const reloaded = page('reload', 59_000);
    recoverFromMissingChunks(reloaded, target);
    const event = missing();
    target.dispatchEvent(event);
    expect(reloaded.reload).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(false);
  });

  it('keeps the page when there is no network', () => {
    const target = new EventTarget();
    const offline = page('navigate', 5_000, false);
    recoverFromMissingChunks(offline, target);
    target.dispatchEvent(missing());
    expect(offline.reload).not.toHaveBeenCalled();
  });

  it('loads the page again when the reload was long ago', () => {
    const target = new EventTarget();
    const old = page('reload', 61_000);
    recoverFromMissingChunks(old, target);
    target.dispatchEvent(missing());
    expect(old.reload).toHaveBeenCalledOnce();
  });
});
