import { choose, followAway, press } from '@portal/forms/testing';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Component } from '../case/approval.screen';
import { requestIn } from '../testing/request-in';

const meta = {
  title: 'Screens/Approvals/Ask for more',
  component: Component,
  parameters: { ...requestIn('pending-child', 'ADD_CHILD'), staff: 'consultant' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const openStep = async (play: Play) => {
  await press(play, 'Take on this request');
  await press(play, 'Ask for more');
  return play.canvas.findByRole('group', { name: /^Documents that you need/ });
};

export const WhatIsTickedIsAskedAbout: Story = {
  play: async (play) => {
    const { canvas } = play;
    const ticked = () => canvas.findByRole('checkbox', { name: 'Birth certificate', checked: true });
    await openStep(play);
    await choose(play, 'Birth certificate');
    await followAway(play, 'Back to the list', 'Stay on this page');
    await expect(await ticked()).toBeVisible();
    await press(play, 'Go back');
    await press(play, 'Ask for more');
    await expect(await ticked()).toBeVisible();
  },
};

export const FiveDocumentsAtMost: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    const boxes = within(await openStep(play)).getAllByRole('checkbox');
    for (const box of boxes.slice(0, 6)) await userEvent.click(box);
    await userEvent.type(canvas.getByRole('textbox', { name: 'What do you need?' }), 'All of it, please');
    await press(play, 'Send to the policyholder');
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await expect(summary).toHaveTextContent('Ask for 5 documents at most');
    await userEvent.click(boxes[5] as HTMLElement);
    await press(play, 'Send to the policyholder');
    await expect(await canvas.findByText(/^The policyholder was asked/)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (play) => {
    await expect(await openStep(play)).toBeVisible();
  },
};
