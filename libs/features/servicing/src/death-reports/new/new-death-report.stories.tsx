import { choose, fillIn, fillInDate, press } from '@portal/forms/testing';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { theHolder } from '../testing/reports';
import { Component } from './new-death-report.screen';

const meta = {
  title: 'Screens/Servicing/Write down a report of a death',
  component: Component,
  parameters: { scenario: 'family-active', path: '/desk/death-reports/new', staff: 'consultant' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** The part of the form under this legend. */
const about = async (play: Play, name: string) => {
  const group = await play.canvas.findByRole('group', { name });
  return { ...play, canvas: within(group) as unknown as Play['canvas'] };
};

/** Into the field, and not the choice of the same name. */
const typeNumber = async ({ canvas, userEvent }: Play, name: string, number: string) =>
  userEvent.type(await canvas.findByRole('textbox', { name }), number);

async function tellOfReporter(play: Play) {
  const reporter = await about(play, 'Who told us');
  await fillIn(reporter, {
    'First name': 'Nomsa',
    Surname: 'Khumalo',
    'Cellphone number': '083 111 2222',
    'What are they to the person who died?': 'Sister',
    'Language we speak and write to them in': 'isiZulu',
  });
  await choose(play, 'Phone');
}

export const ByIdNumber: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async (play) => {
    const died = await about(play, 'Who died?');
    await typeNumber(died, 'ID number', String(theHolder().Id_Number));
    await fillInDate(died, 'Date of death', '15/11/2026');
    await tellOfReporter(play);
    await press(play, 'Save the report');
    const { canvas } = play;
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Report DR-/ })).toBeVisible();
    await expect(canvas.getByText('Name not given, died on 15 November 2026')).toBeVisible();
  },
};

export const ByPolicyNumber: Story = {
  play: async (play) => {
    await choose(play, 'Policy number');
    const died = await about(play, 'Who died?');
    await typeNumber(died, 'Policy number', '7000010012');
    await fillIn(died, { 'First name': 'Themba', Surname: 'Nkosi' });
    await fillInDate(died, 'Date of death', '15/11/2026');
    await tellOfReporter(play);
    await press(play, 'Save the report');
    await expect(await play.canvas.findByText('Themba Nkosi, died on 15 November 2026')).toBeVisible();
  },
};

export const SaysWhatIsMissing: Story = {
  play: async (play) => {
    await choose(play, 'Only the name and date of birth');
    await press(play, 'Save the report');
    const summary = within(await play.canvas.findByRole('alert', { name: 'There is a problem' }));
    await expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Enter the first name',
      'Enter the surname',
      'Enter the date of birth',
      'Enter the date of death',
      'Enter the first name',
      'Enter the surname',
      'Phone number is required',
      'Select your relationship to the person who died',
      'Select the language',
      'Select how it was reported',
    ]);
  },
};

export const RefusesADayToCome: Story = {
  play: async (play) => {
    const died = await about(play, 'Who died?');
    await typeNumber(died, 'ID number', String(theHolder().Id_Number));
    await fillInDate(died, 'Date of death', '21/11/2026');
    await tellOfReporter(play);
    await press(play, 'Save the report');
    const [sentence] = await play.canvas.findAllByText('The date of death cannot be in the future');
    await expect(sentence).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('group', { name: 'Who told us' });
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const WithoutAnAnswer: Story = {
  parameters: { fault: 500 },
  play: async (play) => {
    const died = await about(play, 'Who died?');
    await typeNumber(died, 'ID number', String(theHolder().Id_Number));
    await fillInDate(died, 'Date of death', '15/11/2026');
    await tellOfReporter(play);
    await press(play, 'Save the report');
    await expect((await play.canvas.findAllByRole('alert'))[0]).toBeVisible();
    await expect(died.canvas.getByRole('textbox', { name: 'ID number' })).toHaveValue(String(theHolder().Id_Number));
  },
};
