// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { onFirstTouch } from './on-first-touch';

const work = vi.fn(() => Promise.reject(new Error('no network')));

function aForm() {
  document.body.innerHTML = '<div><input></div><button>Elsewhere</button>';
  const [place, input] = [document.querySelector('div'), document.querySelector('input')];
  if (!place || !input) throw new Error('No form');
  return { place, input };
}
beforeEach(() => void work.mockClear());

it.each(['pointerdown', 'keydown', 'focusin'])('begins at the first %s, and once', (sign) => {
  const { place, input } = aForm();
  onFirstTouch(place, work);
  expect(work).not.toHaveBeenCalled();
  input.dispatchEvent(new Event(sign, { bubbles: true }));
  input.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(work).toHaveBeenCalledOnce();
});

it('begins at once where somebody is typing already', () => {
  const { place, input } = aForm();
  input.focus();
  onFirstTouch(place, work);
  expect(work).toHaveBeenCalledOnce();
});

it('leaves a page alone that is merely read', () => {
  const { place } = aForm();
  onFirstTouch(place, work);
  document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(work).not.toHaveBeenCalled();
});
