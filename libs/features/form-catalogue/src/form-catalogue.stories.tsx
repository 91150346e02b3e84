import { portalPaths } from '@portal/contract';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Component } from './form-catalogue.screen';

const meta: Meta = {
  title: 'Screens/Form builder demo',
  component: Component,
  parameters: { scenario: 'family-active', path: portalPaths.formBuilderDemo() },
};
export default meta;
type Story = StoryObj;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const part = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

export const Catalogue: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Form builder demo', level: 1 })).toBeVisible();
    await expect(await canvas.findAllByRole('heading', { level: 3 })).toHaveLength(23);
  },
};

export const ShowsWhatWouldBeSent: Story = {
  play: async ({ canvas, userEvent }) => {
    const phone = await part(canvas, 'Phone number');
    await userEvent.type(phone.getByRole('textbox', { name: 'Cellphone number' }), '082 123 4567');
    await expect(phone.getByLabelText('What will be sent: Phone number')).toHaveTextContent(
      '{ "Cell_Number": "27821234567" }',
    );
    await expect(phone.getByText('Ready')).toBeVisible();
  },
};

export const RefusesOnCheck: Story = {
  play: async ({ canvas, userEvent }) => {
    const address = await part(canvas, 'Address');
    await userEvent.click(address.getByRole('button', { name: 'Check' }));
    const summary = await address.findByRole('alert', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(address.getByRole('link', { name: 'Select the province' }));
    await expect(address.getByRole('combobox', { name: 'Province' })).toHaveFocus();
  },
};

export const TheServiceRefusesAField: Story = {
  play: async ({ canvas, userEvent }) => {
    const refused = await part(canvas, 'The service refuses');
    await userEvent.click(refused.getByRole('radio', { name: 'It refuses the cellphone number' }));
    await userEvent.click(refused.getByRole('button', { name: 'Send' }));
    await expect(await refused.findByRole('link', { name: 'This person is already on the policy' })).toBeVisible();
  },
};

export const AsksBeforeLeaving: Story = {
  parameters: { frame: 'portal' },
  play: async ({ canvas, userEvent }) => {
    const appearing = await part(canvas, 'Fields that appear');
    await userEvent.click(appearing.getByRole('checkbox', { name: 'Studying full time' }));
    const links = within(canvas.getByRole('navigation', { name: 'Quick Links' }));
    await userEvent.click(links.getByRole('link', { name: 'Home' }));
    await expect(await canvas.findByRole('dialog', { name: 'Leave this page?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stay on this page' }));
    await expect(appearing.getByRole('textbox', { name: 'School or institution' })).toBeVisible();
  },
};

export const Framed: Story = { parameters: { frame: 'portal' } };
