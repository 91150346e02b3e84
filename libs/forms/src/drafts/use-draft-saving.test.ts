import { renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineForm } from '../definition/define-form';
import { createFormStore } from '../store/form-store';
import { file } from '../widgets/file';
import { text } from '../widgets/text';
import { useDraftSaving } from './use-draft-saving';

const schema = v.object({ Surname: v.string(), Document: v.nullish(v.object({ base64File: v.string() })) });
const form = defineForm({
  name: 'x',
  schema,
  items: [
    { name: 'Surname', label: 'Surname', widget: text() },
    { name: 'Document', label: 'Document', widget: file() },
  ],
});

const begin = () => {
  const store = createFormStore(form, {}, { schema, given: {}, lists: {}, today: '2026-11-20' });
  const save = vi.fn();
  const { unmount } = renderHook(() => useDraftSaving(store, save, 1000));
  return { store, save, unmount };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a draft', () => {
  it('is handed over once nobody has typed for a second', () => {
    const { store, save } = begin();
    for (const typed of ['N', 'Nk', 'Nko']) {
      store.type('Surname', typed);
      vi.advanceTimersByTime(900);
    }
    expect(save).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(save.mock.calls).toEqual([[{ Surname: 'Nko', Document: null }]]);
  });

  it('is handed over at once when the form goes away', () => {
    const { store, save, unmount } = begin();
    store.type('Surname', 'N');
    unmount();
    expect(save).toHaveBeenCalledOnce();
  });

  it('has no files in it', () => {
    const { store, save } = begin();
    store.type('Document', { kind: 'ready', file: { base64File: 'JVBERi0=' } });
    store.type('Surname', 'N');
    vi.advanceTimersByTime(1000);
    expect(save.mock.calls).toEqual([[{ Surname: 'N', Document: null }]]);
  });

  it('is none when the form was sent meanwhile, or says what it said before', async () => {
    const { store, save } = begin();
    store.type('Surname', 'N');
    await store.submit(() => undefined);
    vi.advanceTimersByTime(5000);
    store.type('Surname', 'Nk');
    store.type('Surname', 'N');
    vi.advanceTimersByTime(5000);
    expect(save).not.toHaveBeenCalled();
  });
});
