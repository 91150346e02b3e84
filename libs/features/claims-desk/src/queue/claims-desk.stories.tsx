import { noInterestDeclaration } from '@portal/domain';
import { failsUntilReload, loading, withoutNetwork } from '@portal/policy-workflow/stories';
import { scenario } from '@portal/scenarios';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { complete, openForSpouse } from '../testing/claims-of-service';
import { aPageOf, aQueuedClaim } from '../testing/a-queued-claim';
import { naledi, takenBy } from '../testing/a-claim-case';
import { withQueue } from '../testing/show-as';
import { Component } from './claims-desk.screen';

const meta = {
  title: 'Screens/Claims desk/Queue',
  component: Component,
  parameters: { staff: 'consultant', path: '/desk/claims' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const rowsOf = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row));
const long = 'Nomathamsanqa-Nkosazana Buhlebenkosi Janse van Rensburg-Mthethwandaba';

const claims = [
  aQueuedClaim({
    id: 'claim-1',
    dueOn: '2026-11-18',
    isOverdue: true,
    flagged: 'HIGH',
    documentsToJudge: 1,
    takenBy: takenBy(true),
  }),
  aQueuedClaim({
    id: 'claim-2',
    reference: 'CL-9QWX-4H2N',
    life: { name: 'Grace Dlamini', kind: 'MAIN_MEMBER' },
    dueOn: '2026-11-20',
    documentsToJudge: 0,
    isRecommended: true,
    takenBy: { ...takenBy(false), ...naledi },
  }),
  aQueuedClaim({
    id: 'claim-3',
    reference: 'CL-2M6P-8RTC',
    life: { name: 'Ayanda Mokoena', kind: 'CHILD' },
    isStoppedByRegister: true,
  }),
  aQueuedClaim({
    id: 'claim-4',
    reference: 'CL-5T3D-K9VF',
    life: { name: long, kind: 'EXTENDED_MEMBER' },
    status: 'REPORTED',
    awaits: 'CLAIMANT',
    dueOn: null,
    documentsMissing: 2,
    documentsToJudge: 0,
    isHelpAsked: true,
    flagged: 'LOW',
  }),
];

export const OverdueFirst: Story = {
  globals: { viewport: { value: 'wide' } },
  beforeEach: withQueue(aPageOf(claims)),
  play: async (play) => {
    const { canvas, userEvent } = play;
    const [first, second, third, fourth] = await rowsOf(play);
    await expect(first?.getByRole('link', { name: /^Sipho Nkosi/ })).toBeVisible();
    await expect(first?.getByText('Overdue')).toBeVisible();
    await expect(first?.getByText('High risk')).toBeVisible();
    await expect(first?.getByText('With you')).toBeVisible();
    await expect(second?.getByText('Due today')).toBeVisible();
    await expect(second?.getByText('Recommended')).toBeVisible();
    await expect(second?.getByText('With Naledi Mokoena')).toBeVisible();
    await expect(third?.getByText('2 to judge')).toBeVisible();
    await expect(third?.getByText('Register says alive')).toBeVisible();
    await expect(fourth?.getByText('No day yet')).toBeVisible();
    await expect(fourth?.getByText('2 missing')).toBeVisible();
    await expect(fourth?.getByText('Help asked')).toBeVisible();
    const preview = within(canvas.getByRole('region', { name: 'Sipho Nkosi' }));
    await expect(preview.getByText('12 November 2026')).toBeVisible();
    await expect(preview.getByText('since 18 November')).toBeVisible();
    await userEvent.hover(second?.getByText('Due today') as HTMLElement);
    await expect(canvas.getByRole('region', { name: 'Grace Dlamini' })).toBeVisible();
  },
};

const { signIn: policyNumber } = scenario('family-active');

/** The way of a claim through the service: it is in the list, taken on, its death confirmed, recommended, and no longer of whoever did that. */
export const WorkedOnToTheRecommendation: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: { scenario: 'family-active', servicing: policyNumber },
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    const { auth } = loaded.visit;
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }));
    await canvas.findByText('No claim waits for a decision.');
    await complete(auth, await openForSpouse(auth, policyNumber));
    await userEvent.click(await canvas.findByRole('link', { name: /^Sipho Nkosi/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sipho Nkosi' })).toBeVisible();
    await press('Take on this claim');
    await press('Confirm the death');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Death certificate' }));
    await press('Confirm the death');
    await expect(await canvas.findByText('The death is confirmed.')).toBeVisible();
    await press('Recommend');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Illness or old age' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Approve' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: noInterestDeclaration }));
    await press('Send to the second person');
    await expect(await canvas.findByText('Your recommendation waits for the second person.')).toBeVisible();
    await expect(canvas.getByText('You recommended this. Somebody else confirms it.')).toBeVisible();
    const recommended = within(canvas.getByRole('region', { name: 'Recommended' }));
    await expect(recommended.getByText(/^Approve, R.30.000 at once$/)).toBeVisible();
  },
};

export const OverdueOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  beforeEach: withQueue(aPageOf(claims)),
  play: async (play) => {
    await expect(await rowsOf(play)).toHaveLength(4);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const ByKeyboard: Story = {
  beforeEach: withQueue(aPageOf(claims)),
  play: async (play) => {
    const { canvas, userEvent } = play;
    await rowsOf(play);
    await userEvent.keyboard('jj');
    await expect(canvas.getByRole('link', { name: /^Grace Dlamini/ })).toHaveFocus();
    await expect(canvas.getByRole('region', { name: 'Grace Dlamini' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /^Ayanda Mokoena/ })).toHaveFocus();
    await userEvent.keyboard('kkkk');
    await expect(canvas.getByRole('link', { name: /^Sipho Nkosi/ })).toHaveFocus();
  },
};

export const Pages: Story = {
  beforeEach: (context) => {
    withQueue({ ...aPageOf(claims), totalRecords: 22, totalPages: 2 })(context);
    withQueue(
      { ...aPageOf([aQueuedClaim({ id: 'claim-22', life: { name: 'Thabo Zulu', kind: 'CHILD' } })]), totalPages: 2 },
      { view: 'TO_DECIDE', page: 2 },
    )(context);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Page 2 of 2')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Thabo Zulu/ })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: (context) => {
    withQueue(aPageOf([]))(context);
    withQueue(aPageOf([]), { view: 'OVERDUE', page: 1 })(context);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No claim waits for a decision.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Overdue' }));
    await expect(await canvas.findByText('No claim is overdue.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open a claim' })).toHaveAttribute('href', '/desk/claims/new');
  },
};

export const InTheDark: Story = {
  parameters: { theme: 'dark' },
  beforeEach: withQueue(aPageOf(claims)),
  play: async (play) => {
    await rowsOf(play);
  },
};

export const Loading: Story = loading();

export const WithoutANetwork: Story = withoutNetwork();

export const FailsUntilReload: Story = failsUntilReload('The claims could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByText('No claim waits for a decision.')).toBeVisible();
});

export const NotForStaffWithoutAGroup: Story = {
  parameters: { staff: 'noGroup', frame: 'portal' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You do not have access to service policies.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Open a claim' })).not.toBeInTheDocument();
  },
};

export const NotForCustomers: Story = {
  parameters: { staff: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  },
};
