import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { letterKeysAtom } from '../letter-keys';
import { useKeptFocus } from './use-kept-focus';
import { useRowKeys } from './use-row-keys';

let heard: string[] = [];
let store = createStore();

function Rows({ ids, startsAt = null }: { ids: string[]; startsAt?: string | null }) {
  const list = useRef<HTMLDivElement>(null);
  useRowKeys({ list, startsAt, onChoose: (id) => heard.push(id), onHelp: () => heard.push('help') });
  useKeptFocus(list, ids);
  return (
    <>
      <input aria-label="Elsewhere" />
      <div ref={list}>
        <table>
          <tbody>
            {ids.map((id) => (
              <tr key={id}>
                <td>
                  <a href={`/${id}`} data-row={id}>
                    {id}
                  </a>
                  <button type="button">Choose {id}</button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const show = (ids: string[], startsAt?: string) => (
  <Provider store={store}>
    <Rows ids={ids} {...(startsAt !== undefined && { startsAt })} />
  </Provider>
);
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  heard = [];
  store = createStore();
});
afterEach(cleanup);

describe('keys in a list', () => {
  it('go from row to row and stop at the ends', () => {
    render(show(['one', 'two', 'three']));
    press('j');
    expect(focused()).toBe('one');
    press('j', 'ArrowDown');
    expect(focused()).toBe('three');
    press('j');
    expect(focused()).toBe('three');
    press('k', 'ArrowUp', 'k');
    expect(focused()).toBe('one');
  });

  it('begin at the row that was opened last', () => {
    render(show(['one', 'two', 'three'], 'two'));
    press('j');
    expect(focused()).toBe('two');
  });

  it('go on from whatever has the focus in a row', () => {
    render(show(['one', 'two', 'three']));
    screen.getByRole('button', { name: 'Choose two' }).focus();
    press('j');
    expect(focused()).toBe('three');
  });

  it('choose the row with the focus, and no other', () => {
    render(show(['one', 'two']));
    press('x');
    expect(heard).toEqual([]);
    press('j', 'j', 'x', '?');
    expect(heard).toEqual(['two', 'help']);
  });

  it('are let be while somebody types, and when letters are off', () => {
    render(show(['one', 'two']));
    const field = screen.getByRole('textbox', { name: 'Elsewhere' });
    field.focus();
    press('j');
    expect(document.activeElement).toBe(field);
    act(() => store.set(letterKeysAtom, false));
    field.blur();
    press('j', '?');
    expect(document.activeElement).toBe(document.body);
    expect(heard).toEqual([]);
  });

  it('do nothing in a list without rows', () => {
    render(show([]));
    press('j', 'k', 'x');
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a list that is read again', () => {
  it('keeps the focus where it was, and gives it to the row in its place when the row is gone', () => {
    const { rerender } = render(show(['one', 'two', 'three']));
    press('j', 'j');
    rerender(show(['zero', 'one', 'two', 'three']));
    expect(focused()).toBe('two');
    act(() => screen.getByRole('link', { name: 'two' }).focus());
    rerender(show(['zero', 'one', 'three']));
    expect(focused()).toBe('three');
    rerender(show(['zero']));
    expect(focused()).toBe('zero');
  });

  it('takes no focus that is elsewhere', () => {
    const { rerender } = render(show(['one', 'two']));
    press('j');
    fireEvent.pointerDown(document.body);
    act(() => (document.activeElement as HTMLElement).blur());
    rerender(show(['two']));
    expect(document.activeElement).toBe(document.body);
  });
});
