import { loadCalls } from '@portal/api-client';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { selectedPolicyNumberAtom } from '../../selected-policy';
import { good, withCustomer, withStaff } from '../../testing';
import { useDraft } from './use-draft';

beforeAll(loadCalls);
afterEach(cleanup);

const useChildDraft = () => useDraft('ADD_CHILD');

describe('what is typed into a form', () => {
  it('is not kept for staff: nobody is asked, and the form opens at once', async () => {
    const answer = vi.fn(() => good([]));
    const page = withStaff(answer);
    page.store.set(selectedPolicyNumberAtom, '7000010012');
    const { result } = renderHook(useChildDraft, page);
    expect(result.current).toMatchObject({ isLoading: false, draft: undefined });
    await act(async () => {
      result.current.keep({ Surname: 'Nkosi' });
      await result.current.drop();
    });
    expect(answer).not.toHaveBeenCalled();
  });

  it('is kept for the policyholder', async () => {
    const asked: string[] = [];
    const page = withCustomer(({ method }, path) => {
      asked.push(`${method} ${path}`);
      return good([]);
    });
    page.signIn();
    page.store.set(selectedPolicyNumberAtom, '7000010012');
    const { result } = renderHook(useChildDraft, page);
    await vi.waitFor(() => expect(result.current.isLoading).toBe(false));
    act(() => void result.current.keep({ Surname: 'Nkosi' }));
    await vi.waitFor(() => expect(asked).toContain('PUT /drafts/7000010012/ADD_CHILD/new'));
    expect(asked).toContain('GET /drafts/7000010012');
  });

  it('is dropped after it was kept, however late that is answered', async () => {
    const asked: string[] = [];
    let answerLate = (_: Response) => {};
    const page = withCustomer(({ method }) => {
      asked.push(method);
      return method === 'PUT' ? new Promise((resolve) => (answerLate = resolve)) : good([]);
    });
    page.signIn();
    page.store.set(selectedPolicyNumberAtom, '7000010012');
    const { result } = renderHook(useChildDraft, page);
    await vi.waitFor(() => expect(result.current.isLoading).toBe(false));
    act(() => void result.current.keep({ Surname: 'Nkosi' }));
    act(() => void result.current.drop());
    await vi.waitFor(() => expect(asked).toContain('PUT'));
    expect(asked).not.toContain('DELETE');
    await act(async () => answerLate(good({})));
    await vi.waitFor(() => expect(asked).toContain('DELETE'));
  });

  it('says when it was kept, and that it was not', async () => {
    const answers = [
      good({
        form: 'ADD_CHILD',
        recordId: 'new',
        values: {},
        updatedAt: '2026-11-20T12:02:00Z',
        expiresAt: '2027-02-18T12:02:00Z',
      }),
      Response.json({ success: false, code: 'INTERNAL', message: 'No' }, { status: 500 }),
    ];
    const page = withCustomer(({ method }) => (method === 'PUT' ? (answers.shift() ?? good([])) : good([])));
    page.signIn();
    page.store.set(selectedPolicyNumberAtom, '7000010012');
    const { result } = renderHook(useChildDraft, page);
    await vi.waitFor(() => expect(result.current.isLoading).toBe(false));
    expect(result.current.saved).toEqual({ at: null, hasFailed: false });
    act(() => void result.current.keep({ Surname: 'Nkosi' }));
    await vi.waitFor(() => expect(result.current.saved).toEqual({ at: '2026-11-20T12:02:00Z', hasFailed: false }));
    act(() => void result.current.keep({ Surname: 'Dube' }));
    await vi.waitFor(() => expect(result.current.saved?.hasFailed).toBe(true));
  });
});
