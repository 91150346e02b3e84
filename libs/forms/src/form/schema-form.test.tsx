import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineForm } from '../definition/define-form';
import { formDraftsAtom, forgetFormDrafts } from '../drafts/form-drafts';
import { type SubmitAnswer } from '../store/refusal';
import { showForm } from '../testing/show-form';
import { useUnsent } from '../view/use-unsent';
import { text } from '../widgets/text';
import { SchemaForm } from './schema-form';

afterEach(cleanup);

const required = (sentence: string) => v.pipe(v.string(sentence), v.trim(), v.nonEmpty(sentence));
const form = defineForm({
  name: 'child',
  schema: v.object({
    First_Name: required('Enter the first name'),
    Surname: required('Enter the surname'),
    Nickname: v.nullish(v.string()),
    School: v.nullish(v.string()),
    Employer: v.nullish(v.string()),
  }),
  items: [
    { name: 'First_Name', label: 'First name', widget: text() },
    { name: 'Surname', label: 'Surname', widget: text() },
    { name: 'Nickname', label: 'Nickname', widget: text() },
    { name: 'School', label: 'School', widget: text(), when: () => true },
    { name: 'Employer', label: 'Employer', widget: text(), when: () => true, optional: true },
  ],
});

type Send = (body: object) => Promise<SubmitAnswer<string> | void> | SubmitAnswer<string> | void;

function ChildForm({ onSubmit }: { onSubmit: Send }) {
  const navigate = useNavigate();
  return (
    <SchemaForm
      form={form}
      today="2026-11-20"
      submitLabel="Save"
      onSubmit={onSubmit}
      onDone={() => void navigate('/done')}
    />
  );
}
const open = (onSubmit: Send = vi.fn()) => showForm(<ChildForm onSubmit={onSubmit} />);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const type = (name: string, words: string) => userEvent.type(field(name), words);

it('says which fields may stay empty', () => {
  open();
  expect(field('Nickname (optional)')).toBeTruthy();
  expect(field('School')).toBeTruthy(); // asked of some people only, and then for good
  expect(field('Employer (optional)')).toBeTruthy(); // asked of some people, who need not say
});

it('a refused form says so in a summary that has the focus and leads to the fields, and beside each field', async () => {
  const send = vi.fn();
  open(send);
  await save();
  const summary = screen.getByRole('alert', { name: 'There is a problem' });
  expect(document.activeElement).toBe(summary);
  expect(field('First name').getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByRole('link', { name: 'Enter the surname' }));
  expect(document.activeElement).toBe(field('Surname'));
  expect(send).not.toHaveBeenCalled();
});

it('a summary loses what was mended and takes the focus again only with the next refusal', async () => {
  open();
  await save();
  await type('Surname', 'Nkosi');
  expect(screen.queryByRole('link', { name: 'Enter the surname' })).toBeNull();
  expect(document.activeElement).toBe(field('Surname'));
  await save();
  expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' }));
});

it('what the service refuses about no field stands above the button, and nothing that was typed is lost', async () => {
  open(async () => ({ success: false, message: 'Internal server error', code: 'INTERNAL_SERVER_ERROR', status: 500 }));
  await type('First name', 'Lindiwe');
  await type('Surname', 'Nkosi');
  await save();
  expect(screen.getByRole('alert').textContent).toContain('Internal server error');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(field('First name').value).toBe('Lindiwe');
});

it('the button is busy while the form is on its way, and Enter does not send it again', async () => {
  let answer = (_: SubmitAnswer<string>) => {};
  const send = vi.fn(() => new Promise<SubmitAnswer<string>>((resolve) => (answer = resolve)));
  open(send);
  await type('First name', 'Lindiwe');
  await type('Surname', 'Nkosi{Enter}{Enter}');
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true');
  expect(send).toHaveBeenCalledOnce();
  await act(async () => answer({ success: true, data: 'sent' }));
  expect(screen.getByRole('heading', { name: 'Thank you' })).toBeTruthy();
});

it('a mistake of ours reaches the error view of the route', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  open(() => {
    throw new TypeError('x is not a function');
  });
  await type('First name', 'Lindiwe');
  await type('Surname', 'Nkosi');
  await save();
  expect(screen.getByRole('heading', { name: 'x is not a function' })).toBeTruthy();
});

describe('leaving a form', () => {
  const leave = () => userEvent.click(screen.getByRole('link', { name: 'Away' }));
  const back = () => userEvent.click(screen.getByRole('link', { name: 'To the form' }));

  it('that nobody touched asks nothing and leaves no draft', async () => {
    const { store } = open();
    await leave();
    expect(screen.getByRole('heading', { name: 'Another page' })).toBeTruthy();
    expect(store.get(formDraftsAtom).size).toBe(0);
  });

  it('with something typed asks first; staying keeps the page', async () => {
    open();
    await type('Surname', 'Nkosi');
    await leave();
    expect(screen.getByRole('dialog', { name: 'Leave this page?', hidden: true })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Stay on this page', hidden: true }));
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    expect(field('Surname').value).toBe('Nkosi');
  });

  it('asks about each form of a page, also where the last one is untouched', async () => {
    const note = v.object({ Note: v.nullish(v.string()) });
    const other = defineForm({
      name: 'note',
      schema: note,
      items: [{ name: 'Note', label: 'Note', widget: text() }],
    });
    showForm(
      <>
        <ChildForm onSubmit={vi.fn()} />
        <SchemaForm form={other} today="2026-11-20" submitLabel="Note" onSubmit={vi.fn()} />
      </>,
    );
    await type('Surname', 'Nkosi');
    await leave();
    expect(await screen.findByRole('dialog', { name: 'Leave this page?', hidden: true })).toBeTruthy();
  });

  it('leaving keeps what was typed for this visit; coming back says so and can start again', async () => {
    open();
    await type('Surname', 'Nkosi');
    await leave();
    await userEvent.click(screen.getByRole('button', { name: 'Leave', hidden: true }));
    expect(screen.getByRole('heading', { name: 'Another page' })).toBeTruthy();
    await back();
    expect(field('Surname').value).toBe('Nkosi');
    expect(screen.getByText(/We kept what you typed/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(field('Surname').value).toBe('');
    expect(screen.queryByText(/We kept what you typed/)).toBeNull();
  });

  it('that was sent asks nothing and leaves no draft', async () => {
    const { store } = open(() => ({ success: true, data: 'sent' }));
    await type('First name', 'Lindiwe');
    await type('Surname', 'Nkosi');
    await save();
    expect(screen.getByRole('heading', { name: 'Thank you' })).toBeTruthy();
    await vi.waitFor(() => expect(store.get(formDraftsAtom).size).toBe(0));
  });

  it('after the visit has ended asks nothing: what was typed is gone', async () => {
    const store = createStore();
    const { router } = showForm(<ChildForm onSubmit={vi.fn()} />, store);
    await type('Surname', 'Nkosi');
    forgetFormDrafts(store);
    await act(() => router.navigate('/other'));
    expect(screen.getByRole('heading', { name: 'Another page' })).toBeTruthy();
    await back();
    expect(field('Surname').value).toBe('');
  });

  it('lets the browser ask before the page is closed, while something is unsent', async () => {
    open();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await type('Surname', 'N');
    expect(closing()).toBe(true);
    await userEvent.clear(field('Surname'));
    expect(closing()).toBe(false);
  });
});

describe('a form that leads on to the page that sends it', () => {
  const key = vi.fn();

  function FormThenCheck() {
    const navigate = useNavigate();
    const [search, setSearch] = useSearchParams();
    const unsent = useUnsent(form);
    if (search.get('step') !== 'check') {
      return (
        <SchemaForm
          form={form}
          today="2026-11-20"
          submitLabel="Continue"
          leadsOn
          onSubmit={(_body, { idempotencyKey }) => key(idempotencyKey)}
          onDone={() => setSearch({ step: 'check' })}
        />
      );
    }
    const send = () => {
      unsent.done();
      void navigate('/done');
    };
    return (
      <>
        {unsent.guard}
        <h1>Check your answers</h1>
        <button onClick={send}>Send</button>
        <button onClick={() => unsent.take({ First_Name: 'Lindiwe', Surname: 'Zulu' })}>Read again</button>
        <Link to="/form">Change</Link>
      </>
    );
  }
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));
  const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
  const asks = () => screen.findByRole('dialog', { name: 'Leave this page?', hidden: true });
  const backInForm = async () => (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Surname' })).value;
  const check = async () => {
    key.mockClear();
    const page = showForm(<FormThenCheck />);
    await type('First name', 'Lindiwe');
    await type('Surname', 'Nkosi');
    await press('Continue');
    expect(await screen.findByRole('heading', { name: 'Check your answers' })).toBeTruthy();
    return page;
  };

  it('is asked about on that page, and what was typed is there again after it was left', async () => {
    await check();
    await follow('Away');
    await asks();
    await press('Leave');
    await follow('To the form');
    expect(await backInForm()).toBe('Nkosi');
    expect(screen.getByText(/We kept what you typed/)).toBeTruthy();
  });

  it('has its answers again on the way back, says nothing of an earlier visit, and keeps its key', async () => {
    await check();
    await follow('Change');
    expect(await backInForm()).toBe('Nkosi');
    expect(screen.queryByText(/We kept what you typed/)).toBeNull();
    await press('Continue');
    await screen.findByRole('heading', { name: 'Check your answers' });
    const [first, second] = key.mock.calls;
    expect(second).toEqual(first);
    await follow('Change');
    await backInForm();
    await follow('Away');
    await asks();
  });

  it('takes what that page has read since', async () => {
    await check();
    await press('Read again');
    await follow('Change');
    expect(await backInForm()).toBe('Zulu');
  });

  it('asks nothing once it was sent, and is empty the next time', async () => {
    const { store } = await check();
    await press('Send');
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeTruthy();
    expect(store.get(formDraftsAtom).size).toBe(0);
    await follow('To the form');
    expect(await backInForm()).toBe('');
  });

  it('asks nothing after the visit has ended', async () => {
    const { store, router } = await check();
    forgetFormDrafts(store);
    await act(() => router.navigate('/other'));
    expect(screen.getByRole('heading', { name: 'Another page' })).toBeTruthy();
  });
});
