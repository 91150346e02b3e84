import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePortalReady } from './use-portal-ready';

let sent: HTMLFormElement[] = [];
const keep = (event: SubmitEvent) => {
  event.preventDefault();
  sent.push(event.target as HTMLFormElement);
};

beforeEach(() => {
  sent = [];
  document.addEventListener('submit', keep);
});
afterEach(() => {
  cleanup();
  document.removeEventListener('submit', keep);
  document.body.replaceChildren();
  delete window.portalReady;
  delete window.earlySubmit;
});

const aForm = () => document.body.appendChild(document.createElement('form'));

describe('the first screen that answers input', () => {
  it('says so once, however often screens come and go', () => {
    const mark = vi.spyOn(performance, 'mark');
    renderHook(usePortalReady).unmount();
    renderHook(usePortalReady);
    expect(mark.mock.calls).toEqual([['app-ready']]);
    expect(window.portalReady).toBe(true);
  });

  it('plays a submit again that came too early, and only once', () => {
    const form = aForm();
    window.earlySubmit = form;
    renderHook(usePortalReady).unmount();
    renderHook(usePortalReady);
    expect(sent).toEqual([form]);
    expect(window.earlySubmit).toBeUndefined();
  });

  it('sends nothing that nobody sent', () => {
    aForm();
    renderHook(usePortalReady);
    expect(sent).toEqual([]);
  });
});
