import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as v from 'valibot';
import { defineForm } from './definition/define-form';
import { type Widget } from './definition/widget';
import { SchemaForm } from './form/schema-form';
import { text } from './widgets/text';
import { usage } from '@portal/ui-kit/stories';

/** How often each field was drawn. */
const drawn = new Map<string, number>();

function counted(widget: Widget<string>): Widget<string> {
  const { View } = widget;
  const Counted: typeof View = (props) => {
    drawn.set(props.name, (drawn.get(props.name) ?? 0) + 1);
    return <View {...props} />;
  };
  return { ...widget, View: Counted };
}

const names = Array.from({ length: 30 }, (_, index) => `Answer_${index + 1}`);
const answer = v.pipe(v.string(), v.trim(), v.minLength(2, 'Type at least two letters'));
const form = defineForm({
  name: 'thirty',
  schema: v.object(Object.fromEntries(names.map((name) => [name, answer]))),
  items: names.map((name) => ({ name, label: name.replace('_', ' '), widget: counted(text()) })),
});

const meta = {
  title: 'Forms/Thirty fields',
  tags: ['autodocs'],
  parameters: usage({
    use: 'to see that a long form stays quick: typing in one field draws that field alone.',
    instead: 'A form for people: over twelve controls it is asked in steps.',
    words: 'None of its own.',
    access: 'As every form.',
  }),
  render: () => (
    <SchemaForm form={form} today="2026-11-20" leave="free" submitLabel="Send" onSubmit={() => undefined} />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const drawnBy = async (act: () => Promise<void>) => {
  drawn.clear();
  await act();
  return Object.fromEntries(drawn);
};

export const AKeyDrawsItsOwnFieldOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Answer 7' });
    await expect(await drawnBy(() => userEvent.type(field, 'abc'))).toEqual({ Answer_7: 3 });
  },
};

export const AlsoWhileErrorsComeAndGo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findAllByRole('link', { name: 'Type at least two letters' })).toHaveLength(30);
    const field = canvas.getByRole('textbox', { name: 'Answer 7' });
    const keys = await drawnBy(() => userEvent.type(field, 'abc'));
    await expect(keys).toEqual({ Answer_7: 3 });
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.clear(field);
    await expect(await drawnBy(() => userEvent.tab())).toEqual({ Answer_7: 1 });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
};
