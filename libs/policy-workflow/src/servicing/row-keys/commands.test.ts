import { afterEach, describe, expect, it } from 'vitest';
import { commandOf } from './commands';

const on = { areLettersOn: true };

/** A key pressed on an element of this page. */
function pressed(key: string, page = '<p id="here">', more: KeyboardEventInit = {}) {
  document.body.innerHTML = page;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.querySelector('#here')?.dispatchEvent(event);
  return event;
}
const onARow = '<table><tr><td><a id="here" href="/">';

afterEach(() => {
  document.body.innerHTML = '';
});

describe('keys in a list of requests', () => {
  it.each([
    { key: 'j', asksFor: 'next' },
    { key: 'k', asksFor: 'previous' },
    { key: 'x', asksFor: 'choose' },
    { key: '?', asksFor: 'help' },
    { key: 'J', asksFor: null },
    { key: 'Enter', asksFor: null },
  ])('$key asks for $asksFor', ({ key, asksFor }) => {
    expect(commandOf(pressed(key), on)).toBe(asksFor);
  });

  it('go up and down with arrows on a row, where nothing else would scroll', () => {
    expect(commandOf(pressed('ArrowDown', onARow), on)).toBe('next');
    expect(commandOf(pressed('ArrowUp', onARow), on)).toBe('previous');
    expect(commandOf(pressed('ArrowDown'), on)).toBeNull();
  });

  it('are letters only while letters are on', () => {
    expect(commandOf(pressed('j', onARow), { areLettersOn: false })).toBeNull();
    expect(commandOf(pressed('ArrowDown', onARow), { areLettersOn: false })).toBe('next');
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'isComposing'])('are left alone with %s', (held) => {
    expect(commandOf(pressed('j', onARow, { [held]: true }), on)).toBeNull();
  });

  it.each([
    '<input id="here">',
    '<textarea id="here">',
    '<select id="here">',
    '<div contenteditable><b id="here">',
    '<dialog open><button id="here">',
    '<div role="menu"><button id="here">',
  ])('are left to %s', (page) => {
    expect(commandOf(pressed('x', page), on)).toBeNull();
  });

  it('work on a box that is ticked', () => {
    expect(commandOf(pressed('x', '<table><tr><td><input type="checkbox" id="here">'), on)).toBe('choose');
  });

  it('that somebody else has used are used up', () => {
    const event = pressed('j');
    event.preventDefault();
    expect(commandOf(event, on)).toBeNull();
  });
});
