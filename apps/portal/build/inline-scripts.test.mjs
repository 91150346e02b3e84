import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { earlySubmit, otherAddress } from './inline-scripts.mjs';

/** As the page runs them: plain scripts, before any module. */
const run = (code) => new Function(code)();

describe('the script that hides the sign-in form where another screen is meant', () => {
  afterEach(() => {
    delete document.documentElement.dataset.address;
    history.replaceState(null, '', '/');
  });

  it.each([
    ['/auth/login', undefined],
    ['/auth/login?returnTo=%2Fpolicies', undefined],
    ['/', 'other'],
    ['/policies', 'other'],
  ])('at %s marks the page %s', (address, mark) => {
    history.replaceState(null, '', address);
    run(otherAddress);
    expect(document.documentElement.dataset.address).toBe(mark);
  });
});

describe('the script that holds an early submit back', () => {
  run(earlySubmit); // once: a page has one such listener
  let form;
  const submit = () => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    return event.defaultPrevented;
  };

  beforeEach(() => {
    form = document.body.appendChild(document.createElement('form'));
  });
  afterEach(() => {
    form.remove();
    delete window.portalReady;
    delete window.earlySubmit;
  });

  it('keeps the form, so that nothing typed goes into the address', () => {
    expect(submit()).toBe(true);
    expect(window.earlySubmit).toBe(form);
  });

  it('leaves every submit alone once the page answers', () => {
    window.portalReady = true;
    expect(submit()).toBe(false);
    expect(window.earlySubmit).toBeUndefined();
  });
});

it.each([earlySubmit, otherAddress])('an inline script cannot end the element it stands in: %#', (code) => {
  expect(code).not.toMatch(/<\/script|<!--/i);
});
