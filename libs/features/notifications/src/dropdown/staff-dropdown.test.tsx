import { type QueuedApproval } from '@portal/contract';
import { good, refused, withStaff } from '@portal/policy-workflow/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NotificationsButton } from './notifications-button';

const aRequest = (id: string, about: Partial<QueuedApproval> = {}): QueuedApproval => ({
  id,
  policyNumber: '7000010012',
  policyholder: 'Thandi Nkosi',
  actionType: 'ADD_CHILD',
  entityLabel: `Child ${id}`,
  status: 'PENDING',
  approverType: 'STAFF',
  requestedBy: { id: 'customer-1', name: 'Thandi Nkosi', role: 'customer' },
  requestedAt: '2026-11-18T07:30:00.000Z',
  expiresAt: '2026-12-18T07:30:00.000Z',
  premiumBefore: null,
  premiumAfter: null,
  risk: 'LOW',
  riskReasons: [],
  takenBy: null,
  awaitsCustomer: false,
  documentsMissing: 0,
  canDecide: true,
  whyNot: null,
  isSafeTogether: false,
  ...about,
});
const mine = { id: 'consultant-1', name: 'Naledi Dlamini', at: '2026-11-20T07:30:00.000Z', isMine: true };
const page = (data: QueuedApproval[], totalRecords = data.length) =>
  good({ data, pageNumber: 1, pageSize: 20, totalRecords, totalPages: 1 });

/** What the bell shows a consultant, with these requests taken on by them and these to decide. */
async function opened(answer: (view: string | null) => Response) {
  const asked: string[] = [];
  const { wrapper: Page } = withStaff(({ url }) => {
    const view = new URL(url).searchParams.get('view');
    asked.push(`${view} ${new URL(url).searchParams.get('order')}`);
    return answer(view);
  });
  render(
    <Page>
      <NotificationsButton />
    </Page>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Notifications' }));
  return { dialog: within(await screen.findByRole('dialog', { name: 'Notifications' })), asked };
}

afterEach(cleanup);

describe('the bell of staff', () => {
  it('shows two of what waits, theirs first, numbered and counted, and the way to all', async () => {
    const taken = aRequest('7', { takenBy: mine as never });
    const { dialog, asked } = await opened((view) =>
      view === 'mine' ? page([taken]) : page([aRequest('1'), taken, aRequest('2')], 41),
    );
    const shown = await dialog.findAllByRole('listitem');
    expect(shown.map((item) => item.textContent)).toEqual([
      'Add child: Child 7, policy 7000010012, with you',
      'Add child: Child 1, policy 7000010012',
    ]);
    expect(dialog.getByRole('list').tagName).toBe('OL');
    dialog.getByText('41 requests wait for a decision.');
    expect(dialog.getByRole('link', { name: /Child 7/ }).getAttribute('href')).toBe('/desk/approvals/7');
    expect(dialog.getByRole('link', { name: 'View all notifications' }).getAttribute('href')).toBe('/desk/approvals');
    expect(asked.sort()).toEqual(['mine due', 'to-decide due']);
  });

  it('leaves out what waits for the policyholder and what a colleague works on', async () => {
    const withColleague = aRequest('3', { takenBy: { ...mine, isMine: false } as never });
    const { dialog } = await opened((view) =>
      view === 'mine' ? page([aRequest('4', { awaitsCustomer: true })]) : page([withColleague, aRequest('5')]),
    );
    expect((await dialog.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
      'Add child: Child 5, policy 7000010012',
    ]);
  });

  it('says that there is nothing', async () => {
    const { dialog } = await opened(() => page([]));
    await dialog.findByText('You currently have no notifications.');
  });

  it('says that it could not be loaded, until Reload', async () => {
    let isDown = true;
    const { dialog } = await opened((view) => {
      if (isDown) return refused(403, 'FORBIDDEN', 'Not now');
      return view === 'mine' ? page([]) : page([aRequest('1')]);
    });
    await dialog.findByText('An error occurred while loading notifications');
    isDown = false;
    for (let tries = 0; tries < 2; tries++) {
      const reload = dialog.queryByRole('button', { name: 'Reload' });
      if (reload) fireEvent.click(reload);
      await new Promise((done) => setTimeout(done, 50));
    }
    expect(await dialog.findAllByRole('listitem')).toHaveLength(1);
  });
});
