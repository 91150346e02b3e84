import { fails, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { cellsOf, fitsTheScreen, tableOf, tick } from '../testing/plays';
import { Component as OtherPlansScreen } from './other-plans.screen';

const meta = {
  title: 'Screens/Plans/Other plans',
  component: OtherPlansScreen,
  parameters: { scenario: 'family-active', path: '/plans/other-plans' },
} satisfies Meta<typeof OtherPlansScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const compare = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) =>
  userEvent.click(await canvas.findByText('Compare plans side by side'));

export const AllPlans: Story = {
  play: async ({ canvas, userEvent }) => {
    const family = await tableOf(canvas, 'Covers: you, your spouse and your children');
    await expect(family.getAllByRole('row')).toHaveLength(6);
    await expect(family.getByRole('row', { name: /Gold Family Plan/ })).toHaveTextContent('Your plan');
    await expect(cellsOf(family, /Platinum Family Plan/)[2]).toHaveTextContent(/^\+R/);
    await expect(
      within(family.getByRole('row', { name: /Platinum Family Plan/ })).getByRole('link', { name: /See this change/ }),
    ).toHaveAttribute('href', '/plans/update-plan/prd-fa-050');
    await userEvent.click(canvas.getByRole('tab', { name: 'Single Member' }));
    await expect(await tableOf(canvas, 'Covers: you')).toBeTruthy();
  },
};

export const DifferencesOnly: Story = {
  play: async (tools) => {
    const { canvas, userEvent } = tools;
    await compare(tools);
    const beside = await tableOf(canvas, 'Side by side');
    await expect(beside.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Detail',
      'Your plan',
      'Platinum Family',
    ]);
    await expect(beside.getByRole('row', { name: /Who is covered/ })).toBeVisible();
    await tick(tools, 'Show differences only');
    await expect(beside.queryByRole('row', { name: /Who is covered/ })).not.toBeInTheDocument();
    await expect(beside.getByRole('row', { name: /Main member/ })).toBeVisible();

    await userEvent.selectOptions(canvas.getByLabelText('and with'), 'Gold Single Member Plan');
    const three = await tableOf(canvas, 'Side by side');
    await expect(three.getAllByRole('columnheader')).toHaveLength(4);
    await expect(cellsOf(three, /Spouse/).at(-1)).toHaveTextContent('Not covered');
    await expect(three.getByRole('row', { name: /Who is covered/ })).toBeVisible();
  },
};

export const WhatCoverCosts: Story = {
  play: async ({ canvas, userEvent }) => {
    const finder = within(await canvas.findByRole('region', { name: 'What does my cover cost?' }));
    await userEvent.selectOptions(finder.getByLabelText(/Cover on my own life/), '50000');
    const [single, parent, family] = await finder.findAllByRole('listitem');
    await expect(single).toHaveTextContent(/Platinum Single Member Plan/);
    await expect(parent).toHaveTextContent(/Platinum Single Parent Plan/);
    await expect(family).toHaveTextContent(/Platinum Family Plan.*R.50.000 on your own life/);
  },
};

export const WhatMoneyBuys: Story = {
  parameters: { scenario: 'newly-wed' },
  play: async ({ canvas, userEvent }) => {
    const finder = within(await canvas.findByRole('region', { name: 'What can I get for my money?' }));
    const amount = finder.getByLabelText(/I can pay, a month, at most/);
    await userEvent.type(amount, '20');
    await expect(await finder.findByText(/No plan costs so little: .* you pay at least R/)).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '2000');
    await expect(await finder.findAllByRole('listitem')).toHaveLength(3);
    await userEvent.clear(amount);
    await userEvent.type(amount, 'much');
    await expect(await finder.findByText(/Enter an amount in rand/)).toBeVisible();
  },
};

/** Relatives are covered for more than the smaller plans pay. */
export const SomeNotAvailable: Story = {
  parameters: { scenario: 'large-family' },
  play: async ({ canvas }) => {
    const family = await tableOf(canvas, 'Covers: you, your spouse and your children');
    await expect(cellsOf(family, /Bronze Family Plan/).at(-1)).toHaveTextContent(
      /Cover may not be more than your own cover/,
    );
    await expect(cellsOf(family, /Diamond Family Plan/).at(-1)).toHaveTextContent('See this change');
  },
};

/** More riders than the largest plan leaves room for. */
export const AboveTheLegalMaximum: Story = {
  parameters: { scenario: 'single-member' },
  play: async ({ canvas }) => {
    const single = await tableOf(canvas, 'Covers: you');
    await expect(cellsOf(single, /Diamond/).at(-1)).toHaveTextContent(
      /This plan would take the cover on your life above the legal maximum/,
    );
  },
};

export const FromALegacyPlan: Story = {
  parameters: { scenario: 'legacy-family' },
  play: async (tools) => {
    const { canvas } = tools;
    await compare(tools);
    const beside = await tableOf(canvas, 'Side by side');
    await expect(cellsOf(beside, /^Plan/)[0]).toHaveTextContent('Heritage Family Plan 2012');
    await expect(cellsOf(beside, /^Children 0-11/)[1]).toHaveTextContent('As children 0-5');
    const closed = await tableOf(canvas, 'Closed plans');
    await expect(closed.getAllByRole('row')).toHaveLength(4);
    const own = closed.getByRole('row', { name: /^Heritage Family Plan 2012/ });
    await expect(own).toHaveTextContent(/Your plan.*Main member: R.15.000.*Children 0-11: R.1.875.*30 June 2016/);
  },
};

export const ClosedPlans: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'All plans' });
    await expect(canvas.queryByRole('table', { name: 'Closed plans' })).toBeNull();
    await userEvent.click(canvas.getByText('Plans that are no longer sold'));
    const closed = await tableOf(canvas, 'Closed plans');
    await expect(closed.getByRole('row', { name: /^Golden Years Plan 2009/ })).toHaveTextContent('31 December 2013');
    await expect(closed.queryByText('Your plan')).toBeNull();
  },
};

export const ClosedPlansOnAPhone: Story = {
  parameters: { scenario: 'legacy-family' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await tableOf(canvas, 'Closed plans');
    await fitsTheScreen(canvasElement);
  },
};

export const NotNow: Story = {
  parameters: { scenario: 'pending-plan' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You can look, but you cannot change your plan now\./)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  parameters: { scenario: 'ten-relatives' },
  globals: { viewport: { value: 'small' } },
  play: async (tools) => {
    const { canvas, canvasElement } = tools;
    await compare(tools);
    await tableOf(canvas, 'Side by side');
    await fitsTheScreen(canvasElement);
  },
};

export const Loading: Story = loading();
export const Fails: Story = fails('The plans could not be loaded');
