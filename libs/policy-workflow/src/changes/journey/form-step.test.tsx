import { AuthProvider } from '@portal/auth';
import { defineForm, text } from '@portal/forms';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type FC } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aPage } from '../../testing/a-page';
import { FormStep } from './form-step';

afterEach(cleanup);

const schema = v.object({ First_Name: v.string(), Surname: v.string() });
const form = defineForm({
  name: 'person',
  schema,
  items: [
    { name: 'First_Name', label: 'First name', widget: text() },
    { name: 'Surname', label: 'Surname', widget: text() },
  ],
});
const record = { First_Name: 'Naledi', Surname: 'Nkosi' };
const rule = { actionType: 'UPDATE_CHILD', isAllowed: true, reason: null, approver: null, pin: null };

/** The form, begun with a record and a draft of it. */
function show(draft: object) {
  const onDraft = vi.fn();
  const onReady = vi.fn();
  const step = {
    action: 'UPDATE_CHILD',
    form,
    rule,
    today: '2026-11-20',
    beginning: record,
    initialValues: { ...record, ...draft },
    wasDraft: false,
    back: { to: '/', label: 'Back' },
    bodyOf: (body: object) => body,
    onDraft,
    onReady,
  };
  const Step = FormStep as unknown as FC<typeof step>;
  const { auth } = aPage(() => Response.json({}), '/');
  const router = createMemoryRouter([{ path: '/', element: <Step {...step} /> }]);
  render(
    <AuthProvider auth={auth}>
      <RouterProvider router={router} />
    </AuthProvider>,
  );
  return { onDraft, onReady };
}
const type = (surname: string) => fireEvent.change(screen.getByLabelText('Surname'), { target: { value: surname } });
const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }));

describe('what was typed right before Continue', () => {
  it('is kept, although nobody has waited for it', async () => {
    const { onDraft, onReady } = show({});
    type('Dlamini');
    goOn();
    await vi.waitFor(() => expect(onReady).toHaveBeenCalled());
    expect(onDraft).toHaveBeenCalledExactlyOnceWith({ Surname: 'Dlamini' });
  });

  it('is kept once, also when the page stays a while', async () => {
    const { onDraft, onReady } = show({});
    type('Dlamini');
    goOn();
    await vi.waitFor(() => expect(onReady).toHaveBeenCalled());
    await new Promise((done) => setTimeout(done, 1100));
    cleanup();
    expect(onDraft).toHaveBeenCalledOnce();
  });

  it('is not kept again where it is what was kept before', async () => {
    const { onDraft, onReady } = show({ Surname: 'Dlamini' });
    goOn();
    await vi.waitFor(() => expect(onReady).toHaveBeenCalled());
    expect(onDraft).not.toHaveBeenCalled();
  });
});
