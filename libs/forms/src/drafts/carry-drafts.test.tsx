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
import { carryFormDrafts, takeFormDrafts } from './carry-drafts';
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
  carryFormDrafts(before);
  const after = createStore();
  takeFormDrafts(after);
  return after;
}

afterEach(() => history.replaceState(null, ''));

describe('what was typed before the page loaded itself again', () => {
  it('stands in its form, which says that it was begun', () => {
    const { store, wasBegun } = shown(loadedAgain({ Surname: 'Nkosi' }));
    expect(store.state().values).toMatchObject({ First_Name: 'Thandi', Surname: 'Nkosi' });
    expect([wasBegun, store.isDirty()]).toEqual([true, true]);
  });

  it('is carried once more when its form was not shown in between', () => {
    const between = loadedAgain({ Surname: 'Nkosi' });
    carryFormDrafts(between);
    const after = createStore();
    takeFormDrafts(after);
    expect(shown(after).store.state().values).toMatchObject({ Surname: 'Nkosi' });
  });

  it('leaves no trace in the history, which keeps what the router wrote there', () => {
    history.replaceState({ key: 'abc', idx: 3 }, '');
    loadedAgain({ Surname: 'Nkosi' });
    expect(history.state).toEqual({ key: 'abc', idx: 3 });
  });

  it('is there also for whoever went back before the scripts had come, as the page itself took it', () => {
    window.typedBefore = new Map([['person/1', { Surname: 'Nkosi' }]]);
    const after = createStore();
    takeFormDrafts(after);
    expect(shown(after).store.state().values).toMatchObject({ Surname: 'Nkosi' });
    expect(window.typedBefore).toBeUndefined();
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
