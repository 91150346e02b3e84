import { loadCalls } from '@portal/api-client';
import { anIdNumber } from '@portal/domain/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { selectedPolicyNumberAtom } from '../../selected-policy';
import { good, refused, withCustomer, withStaff } from '../../testing';
import { OwnedNumber } from './owned-number';

beforeAll(loadCalls);
afterEach(cleanup);

const idNumber = anIdNumber({ born: '2015-03-04' });
const number = <OwnedNumber entityType="CHILD" entityId="child-1" label="ID number" value={idNumber} />;
const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: /ID number$/ })));

/** A number that staff look at, while the service takes its time over noting it. */
async function lookAt(page: { answer: () => Response }) {
  const noted: { path: string; body: unknown }[] = [];
  let answerNow = () => undefined as void;
  const { store, wrapper } = withStaff(async (request, path) => {
    noted.push({ path, body: await request.json() });
    await new Promise<void>((resolve) => (answerNow = resolve));
    return page.answer();
  });
  store.set(selectedPolicyNumberAtom, '7000010012');
  render(number, { wrapper });
  await press();
  await expect.poll(() => noted).toHaveLength(1);
  return { noted, goOn: () => act(async () => answerNow()) };
}

describe('a whole number', () => {
  it('is shown to staff once it is noted, and not a moment earlier', async () => {
    const { noted, goOn } = await lookAt({ answer: () => good({ noted: true }) });
    expect(noted).toEqual([
      { path: '/staff/policies/7000010012/reveals', body: { entityType: 'CHILD', entityId: 'child-1' } },
    ]);
    expect(screen.queryByText(idNumber)).toBeNull();
    await goOn();
    expect(await screen.findByText(idNumber)).toBeTruthy();
    await press();
    expect(screen.queryByText(idNumber)).toBeNull();
  });

  it.each([
    { status: 500, says: 'This could not be noted, so the number stays hidden. Please try again.' },
    { status: 403, says: 'Open this policy first, under Servicing.' },
  ])('stays hidden from staff when it is not noted: $status', async ({ status, says }) => {
    const { goOn } = await lookAt({
      answer: () => refused(status, 'REFUSED', 'Open this policy first, under Servicing.'),
    });
    await goOn();
    expect((await screen.findByRole('alert')).textContent).toBe(says);
    expect(screen.queryByText(idNumber)).toBeNull();
  });

  it('is shown to its policyholder at once, and nobody is asked', async () => {
    const page = withCustomer(() => {
      throw new Error('Nothing has to be asked for this');
    });
    page.signIn();
    page.store.set(selectedPolicyNumberAtom, '7000010012');
    render(number, page);
    fireEvent.click(screen.getByRole('button', { name: 'Show ID number' }));
    expect(screen.getByText(idNumber)).toBeTruthy();
  });
});
