import { anIdNumber } from '@portal/domain/testing';
import { followAway } from '@portal/forms/testing';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Component } from './report.screen';

const meta: Meta = {
  title: 'Screens/Report a death',
  component: Component,
  parameters: { scenario: 'family-active', path: '/somebody-died', signedIn: false },
};
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent' | 'loaded'>;

const idNumber = anIdNumber({ born: '1980-01-01' });

const box = async ({ canvas }: Play, name: string) => canvas.findByRole('textbox', { name });
const choose = async ({ canvas, userEvent }: Play, name: string, answer: string) =>
  userEvent.selectOptions(await canvas.findByRole('combobox', { name }), answer);

const sayWhoDied = async (play: Play) => {
  const { canvas, userEvent } = play;
  await userEvent.type(await box(play, 'ID number'), idNumber);
  const death = within(canvas.getByRole('group', { name: 'Date of death' }));
  await userEvent.type(death.getByRole('textbox', { name: 'Day' }), '10');
  await userEvent.type(death.getByRole('textbox', { name: 'Month' }), '11');
  await userEvent.type(death.getByRole('textbox', { name: 'Year' }), '2026');
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
};

const sayWhoTells = async (play: Play) => {
  const { canvas, userEvent } = play;
  await userEvent.type(await box(play, 'First name'), 'Zanele');
  await userEvent.type(await box(play, 'Surname'), 'Dlamini');
  await userEvent.type(await box(play, 'Cellphone number'), '082 123 4567');
  await choose(play, 'What are you to the person who died?', 'SISTER');
  await userEvent.click(canvas.getByRole('checkbox', { name: /^What I have told you is true/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Send PIN' }));
};

export const WhoDied: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Somebody has died' })).toBeVisible();
    await expect(canvas.getByText(/^We are sorry for your loss/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'ID number' })).toBeChecked();
    const before = (link: HTMLElement) =>
      link.compareDocumentPosition(canvas.getByRole('radio', { name: 'ID number' }));
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    await expect(before(canvas.getByRole('link', { name: 'Sign in and report it there' }))).toBe(follows);
    // Whoever tells us of a death comes to the first question past one link.
    await expect(before(canvas.getByRole('link', { name: /^What to do first/ }))).not.toBe(follows);
    await expect(before(canvas.getByRole('link', { name: /^Is a claim open already/ }))).not.toBe(follows);
  },
};

export const ForSomebodyWhoIsSignedIn: Story = {
  parameters: { signedIn: true },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Report it on your policy' });
    await expect(link).toHaveAttribute('href', '/claims/new');
  },
};

export const OnASmallPhone: Story = { ...WhoDied, globals: { viewport: { value: 'small' } } };

export const NothingSaid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    const summary = within(await canvas.findByRole('alert', { name: 'There is a problem' }));
    await expect(summary.getByRole('link', { name: 'Enter the date of death' })).toBeVisible();
  },
};

export const AboutYou: Story = {
  play: async (play) => {
    await sayWhoDied(play);
    await expect(await box(play, 'Cellphone number')).toHaveAccessibleDescription(/one-time PIN/);
  },
};

export const PinIsAsked: Story = {
  play: async (play) => {
    await sayWhoDied(play);
    await sayWhoTells(play);
    await expect(await box(play, 'One-time PIN')).toHaveFocus();
    await expect(play.canvas.getByText(/^We have sent a one-time PIN to 082 123 4567/)).toBeVisible();
  },
};

export const WrongPin: Story = {
  play: async (play) => {
    await sayWhoDied(play);
    await sayWhoTells(play);
    const pin = await box(play, 'One-time PIN');
    await play.userEvent.type(pin, '00000');
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Send the report' }));
    await expect(await box(play, 'One-time PIN')).toBeInvalid();
  },
};

export const BackToChangeIt: Story = {
  play: async (play) => {
    await sayWhoDied(play);
    await sayWhoTells(play);
    await play.userEvent.click(await play.canvas.findByRole('button', { name: 'Change what I have told you' }));
    await expect(await box(play, 'Cellphone number')).toHaveValue('082 123 4567');
    await play.userEvent.click(play.canvas.getByRole('link', { name: 'Back' }));
    await expect(await box(play, 'ID number')).toHaveValue(idNumber);
  },
};

/** Nothing is reported before the PIN is right: whoever goes elsewhere before that is asked, also past the way back. */
export const NotReportedYet: Story = {
  play: async (play) => {
    await sayWhoDied(play);
    await sayWhoTells(play);
    await box(play, 'One-time PIN');
    await followAway(play, /^What to do first/, 'Stay on this page');
    await play.userEvent.click(await play.canvas.findByRole('button', { name: 'Change what I have told you' }));
    await play.userEvent.click(await play.canvas.findByRole('link', { name: 'Back' }));
    await expect(await box(play, 'ID number')).toHaveValue(idNumber);
    await followAway(play, /^What to do first/, 'Leave');
    await play.canvas.findByRole('heading', { level: 1, name: 'Somebody has died: what to do' });
  },
};

export const Reported: Story = {
  play: async (play) => {
    await sayWhoDied(play);
    await sayWhoTells(play);
    await play.userEvent.type(await box(play, 'One-time PIN'), await play.loaded.visit.readPin());
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Send the report' }));
    await expect(await play.canvas.findByText(/^DR-[2-9A-Z]{4}-[2-9A-Z]{4}$/)).toBeVisible();
    await expect(play.canvas.getByText(/we will contact you on 082 \*\*\* 4567 by/)).toBeVisible();
    await expect(play.canvas.getByRole('link', { name: 'See your report or send documents' })).toHaveAttribute(
      'href',
      '/claims/sign-in',
    );
  },
};

export const WithoutAnAnswer: Story = {
  parameters: { fault: 500 },
  play: async (play) => {
    await sayWhoDied(play);
    await sayWhoTells(play);
    await expect((await play.canvas.findAllByRole('alert'))[0]).toBeVisible();
    await expect(await box(play, 'Cellphone number')).toHaveValue('082 123 4567');
    await expect(play.canvas.queryByRole('textbox', { name: 'One-time PIN' })).toBeNull();
  },
};
