import { renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { type ReactNode } from 'react';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { defineForm } from '../definition/define-form';
import { useFormOf } from '../view/use-form-of';
import { accountNumber } from '../widgets/account-number';
import { file } from '../widgets/file';
import { pin } from '../widgets/pin';
import { text } from '../widgets/text';
import { carryFormDrafts } from './carry-drafts';
import { carriedDraftsAtom, forgetFormDrafts } from './form-drafts';

const schema = v.object({
  First_Name: v.string(),
  Surname: v.string(),
  Account: v.nullish(v.string()),
  otp: v.nullish(v.string()),
  Document: v.nullish(v.object({ base64File: v.string() })),
});
const form = defineForm({
  name: 'person',
  schema,
  items: [
    { name: 'First_Name', label: 'First name', widget: text() },
    { name: 'Surname', label: 'Surname', widget: text() },
    { name: 'Account', label: 'Account', widget: accountNumber() as never },
    { name: 'otp', label: 'PIN', widget: pin() },
    { name: 'Document', label: 'Document', widget: file() },
  ],
});
const situation = { schema, given: {}, lists: {}, today: '2026-11-20' };

/** The form of Thandi in the page of this store. */
function shown(store: ReturnType<typeof createStore>) {
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const beginning = { record: '1', initialValues: { First_Name: 'Thandi' }, situation, isDraftKept: true };
  return renderHook(() => useFormOf(form, beginning), { wrapper }).result.current;
}
/** A page that was typed into, then loaded itself again. */
function loadedAgain(typed: Record<string, unknown>) {
  const before = createStore();
  const { store } = shown(before);
  for (const [name, value] of Object.entries(typed)) store.type(name, value);
  return loaded(before);
}

/** The page that comes after it, which takes what was carried out of the history before anything else. */
function loaded(before: ReturnType<typeof createStore>) {
  carryFormDrafts(before);
  const { drafts, ...state } = history.state as { drafts: typeof globalThis.typedBefore };
  globalThis.typedBefore = drafts;
  history.replaceState(state, '');
  const after = createStore();
  after.get(carriedDraftsAtom);
  return after;
}

afterEach(() => {
  history.replaceState(null, '');
  globalThis.typedBefore = undefined;
});

describe('what was typed before the page loaded itself again', () => {
  it('stands in its form, which says that it was begun', () => {
    const { store, wasBegun } = shown(loadedAgain({ Surname: 'Nkosi' }));
    expect(store.state().values).toMatchObject({ First_Name: 'Thandi', Surname: 'Nkosi' });
    expect([wasBegun, store.isDirty()]).toEqual([true, true]);
  });

  it('is carried once more when its form was not shown in between', () => {
    const between = loadedAgain({ Surname: 'Nkosi' });
    expect(shown(loaded(between)).store.state().values).toMatchObject({ Surname: 'Nkosi' });
  });

  it('has no file, no PIN and no account number in it', () => {
    const typed = { Surname: 'N', otp: '123456', Document: { kind: 'ready', file: { base64File: 'JVBERi0=' } } };
    const after = loadedAgain({ ...typed, Account: '62000000000' });
    expect([...after.get(carriedDraftsAtom).values()]).toEqual([{ Surname: 'N' }]);
  });

  it('is forgotten with the session', () => {
    const after = loadedAgain({ Surname: 'Nkosi' });
    forgetFormDrafts(after);
    expect(shown(after).wasBegun).toBe(false);
  });

  it('is nothing where nothing was typed', () => {
    expect(loadedAgain({}).get(carriedDraftsAtom).size).toBe(0);
    expect(history.state).toEqual({});
  });
});
