import { fails, loading, withoutNetwork } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { cellsOf, fitsTheScreen, tableOf } from '../testing/plays';
import { Component as MyPlanScreen } from './my-plan.screen';

const meta = {
  title: 'Screens/Plans/My plan',
  component: MyPlanScreen,
  parameters: { scenario: 'family-active', path: '/plans/my-plan' },
} satisfies Meta<typeof MyPlanScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];
type Canvas = Play['canvas'];

const otherBenefits = async (canvas: Canvas, userEvent: Play['userEvent']) => {
  await userEvent.click(await canvas.findByText(/^Other benefits \(\d+\)$/));
  return section(canvas, 'Other benefits');
};
const section = async (canvas: Canvas, name: string | RegExp) => within(await canvas.findByRole('region', { name }));

export const Family: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Gold Family Plan' })).toBeVisible();
    const cover = await section(canvas, 'Level of cover');
    await expect(cover.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Main member',
      'Spouse',
      'Children 0-5',
      'Children 6-17',
      'Children 18-21',
      'Stillborn',
    ]);
    const [, ...people] = (await tableOf(canvas, 'What would be paid today')).getAllByRole('row');
    await expect(people[0]).toHaveTextContent(/Thandi Nkosi \(you\)\s*R.30.000\s*R.30.000\s*Covered for any cause/);
    const premium = await section(canvas, 'Your premium');
    await expect(premium.getByText(/The premium of the plan covers Thandi, Sipho/)).toBeVisible();
    await expect(premium.getByText('Each month')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Compare with other plans' })).toHaveAttribute(
      'href',
      '/plans/other-plans',
    );
  },
};

export const BenefitsHeldAndOffered: Story = {
  play: async ({ canvas, userEvent }) => {
    const held = await section(canvas, 'You have');
    await expect(held.getAllByRole('listitem')[1]).toHaveTextContent(/Cash-back benefit\s*R.17.*Since/);
    const offered = await otherBenefits(canvas, userEvent);
    await expect(offered.getByText('Tombstone benefit')).toBeVisible();
    await expect(offered.queryByText(/Not possible/)).not.toBeInTheDocument();
    await expect(canvas.getByText(/of cover and R.6.000 of benefits paid in money: R.36.000/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Add benefits' })).toBeVisible();
  },
};

export const SingleParent: Story = {
  parameters: { scenario: 'in-grace' },
  play: async ({ canvas }) => {
    const cover = await section(canvas, 'Level of cover');
    await expect(cover.getAllByRole('term')).toHaveLength(1);
    await expect(cover.getByText(/Covers you and up to 6 children: under 6 R.5.000/)).toBeVisible();
    await expect(
      (await canvas.findAllByText(/Please pay your outstanding premium before you change your cover/))[0],
    ).toBeVisible();
  },
};

export const SingleMember: Story = { parameters: { scenario: 'single-member' } };

export const LegacyPlan: Story = {
  parameters: { scenario: 'legacy-family' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/was closed to new policies on 30 June 2016/)).toBeVisible();
    await expect(canvas.getByText(/you cannot return to Heritage Family Plan 2012 after this change/)).toBeVisible();
    await expect(canvas.getByText('Children 0-11')).toBeVisible();
    const offered = await otherBenefits(canvas, userEvent);
    await expect(offered.getByText('Not possible: The Cash-back benefit is not available on your plan')).toBeVisible();
  },
};

export const WaitingPeriod: Story = {
  parameters: { scenario: 'waiting-period' },
  play: async ({ canvas }) => {
    const table = await tableOf(canvas, 'What would be paid today');
    const [, main] = table.getAllByRole('row');
    await expect(main).toHaveTextContent(
      /Nothing\s*R.75.000\s*Covered for accidental death. For natural causes from 1 March 2027/,
    );
    await expect(canvas.getByText(/In the first 12 months cover is not paid for suicide/)).toBeVisible();
  },
};

/** A change of plan has added cover: only that part waits. */
export const RaisedCover: Story = {
  parameters: { scenario: 'raised-cover' },
  play: async ({ canvas, userEvent }) => {
    const [, main] = (await tableOf(canvas, 'What would be paid today')).getAllByRole('row');
    await expect(main).toHaveTextContent(
      /R.50.000\s*R.75.000\s*Covered for natural and accidental death. For suicide R.50.000 today, R.75.000 from 2 October 2027. R.50.000 today, R.75.000 from 1 April 2027/,
    );
    await expect(
      canvas.getByText(/not paid for suicide: R.25.000 for Refilwe Khumalo until 1 October 2027/),
    ).toBeVisible();
    const offered = await otherBenefits(canvas, userEvent);
    await expect(offered.getAllByText(/^Not possible: This benefit would take the cover/)).toHaveLength(3);
    await expect(canvas.queryByRole('link', { name: 'Add benefits' })).not.toBeInTheDocument();
  },
};

export const RequestExpired: Story = {
  parameters: { scenario: 'pending-plan', clock: '31 days later' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has expired\. Please submit the change again\./)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Pending changes' })).not.toBeInTheDocument();
  },
};

export const ManyPeople: Story = {
  parameters: { scenario: 'large-family' },
  play: async ({ canvas, userEvent }) => {
    const [, ...people] = (await tableOf(canvas, 'What would be paid today')).getAllByRole('row');
    await expect(people).toHaveLength(12);
    const next = await section(canvas, 'What comes next');
    await expect(next.getByText(/Last day for new proof of Bongani/)).toBeVisible();
    await userEvent.click(next.getByText('What does not change'));
    await expect(next.getByText(/The same holds for each extended member/)).toBeVisible();
  },
};

export const ChangeOfPlanWaits: Story = {
  parameters: { scenario: 'pending-plan' },
  play: async ({ canvas, userEvent }) => {
    const waits = await section(canvas, 'Pending changes');
    await expect(waits.getByText(/^Our move: we decide by /)).toBeVisible();
    const table = within(waits.getByRole('table', { name: 'Change plan' }));
    await expect(cellsOf(table, /^Plan/)[0]).toHaveTextContent('Silver Family Plan');
    await expect(cellsOf(table, /^Plan/)[1]).toHaveTextContent('Gold Family Plan');
    await expect(waits.getByText(/^Main member: The extra cover of R.10.000 starts on 1 December 2026/)).toBeVisible();
    await userEvent.click(waits.getByRole('button', { name: 'Cancel request' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Yes, cancel request' }));
    await expect(await canvas.findByText(/your request is cancelled\. Nothing changed on your policy/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Silver Family Plan' })).toBeVisible();
  },
};

export const NotCoveredYet: Story = {
  parameters: { scenario: 'first-premium' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody is covered today.')).toBeVisible();
  },
};

export const Lapsed: Story = {
  parameters: { scenario: 'lapsed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody is covered today.')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'What comes next' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Add benefits' })).not.toBeInTheDocument();
  },
};

export const PaidUp: Story = { parameters: { scenario: 'paid-up' } };

export const OnAPhone: Story = {
  parameters: { scenario: 'long-names' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await tableOf(canvas, 'What would be paid today');
    await fitsTheScreen(canvasElement);
  },
};

export const Loading: Story = loading();

export const WithoutANetwork: Story = withoutNetwork();
export const Fails: Story = fails('Your plan could not be loaded');
